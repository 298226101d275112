import type { CellKind } from './cell-kind';

const heights = { text: 12, chip: 20, bar: 8 } as const;

interface BoneProps {
  readonly kind: CellKind;
  /** Position of the row: neighbouring placeholders differ in length, like real values. */
  readonly index?: number;
  readonly width?: number;
}

/** The placeholder of one value. A page of them waits together: its rows and cards have the class `waits`. */
export const Bone = ({ kind, index = 0, width = kind.bone.width }: BoneProps) => {
  const { shape } = kind.bone;
  const length = shape === 'text' ? Math.round(width * (1 - ((index * 3) % 5) / 12)) : width;
  return (
    <span
      className="MuiSkeleton-root cell-bone"
      style={{ width: shape === 'bar' ? '100%' : length, height: heights[shape] }}
    />
  );
};
