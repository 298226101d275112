import type { CSSProperties } from 'react';
import { pageSize } from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';
import type { CellKind, Row } from './cell-kind';

const heights = { text: 12, chip: 20, bar: 8 } as const;

interface ValueSkeletonProps {
  readonly kind: CellKind;
  /** Position of the row: neighbouring placeholders differ in length, like real values. */
  readonly index?: number;
  readonly width?: number;
}

/** The placeholder of one value. A page of them waits together: its rows and cards have the class `waits`. */
export const ValueSkeleton = ({ kind, index = 0, width = kind.skeleton.width }: ValueSkeletonProps) => {
  const { shape } = kind.skeleton;
  const length = shape === 'text' ? Math.round(width * (1 - ((index * 3) % 5) / 12)) : width;
  return (
    <span
      className="MuiSkeleton-root cell-skeleton"
      style={{ width: shape === 'bar' ? '100%' : length, height: heights[shape] }}
    />
  );
};

type PlaceholderProps = Pick<CSSProperties, 'width' | 'height' | 'margin' | 'borderRadius' | 'flexShrink'>;

/** Stands where something on its way will stand, and fades; one within the class `waits` fades with what is around it. */
export const Placeholder = (style: PlaceholderProps) => <span className="MuiSkeleton-root" style={style} />;

const mark = 'skeleton';

/** Lists that are not cut into pages mostly have a row per month, and a total. */
const wholeYear = 13;

/** Rows that stand for those on their way, as many as a page has, so that nothing moves when they come. */
export const skeletonRows = (idField: string, paging: ListSpec['paging']): Row[] =>
  Array.from({ length: paging === 'all' ? wholeYear : pageSize }, (_, index) => ({
    [idField]: `${mark}-${index}`,
    [mark]: index,
  }));

/** The position of a placeholder row; undefined for a real one. */
export const skeletonIndex = (row: Row): number | undefined => {
  const index: unknown = row[mark];
  return typeof index === 'number' ? index : undefined;
};
