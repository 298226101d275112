import { Placeholder } from '@ui/cells/placeholder';

interface BoneProps {
  readonly width: number | string;
  /** In CSS pixels; a line of text when absent. */
  readonly height?: number;
}

/** The placeholder of one piece of text or one bar. */
export const Bone = ({ width, height = 12 }: BoneProps) => (
  <Placeholder width={width} height={height} borderRadius={6} flexShrink={0} />
);
