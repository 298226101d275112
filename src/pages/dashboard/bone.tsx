import Skeleton from '@mui/material/Skeleton';

interface BoneProps {
  readonly width: number | string;
  /** In CSS pixels; a line of text when absent. */
  readonly height?: number;
}

/** The placeholder of one piece of text or one bar. */
export const Bone = ({ width, height = 12 }: BoneProps) => (
  <Skeleton variant="rounded" width={width} height={height} sx={{ borderRadius: '6px', flexShrink: 0 }} />
);
