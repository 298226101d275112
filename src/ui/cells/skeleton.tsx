import type { CSSProperties } from 'react';
import { pageSize } from '@core/list/list-state';
import type { ListSpec } from '@core/resource/resource';
import type { CellKind, Row } from './cell-kind';

const heights = { text: 12, chip: 20, bar: 8 } as const;

interface ValueSkeletonProps {
  readonly kind: CellKind;
  /** Position of the row: neighboring skeletons differ in length, like real values. */
  readonly index?: number;
  readonly width?: number;
}

/** The skeleton of one value. The skeletons of a page are animated together: their rows and cards have the class `loading`. */
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

/**
 * The skeleton of any element that is loading. It is animated itself, or together with the elements around it inside
 * the class `loading`.
 */
export const Placeholder = (style: PlaceholderProps) => <span className="MuiSkeleton-root" style={style} />;

/** No field can have this name. */
const skeletonKey = '#skeleton';

/** Lists without pages mostly have a row per month, and a total. */
const unpagedRowCount = 13;

/** Skeleton rows for a loading list. There are as many as on a full page, so that nothing moves when the rows have loaded. */
export const skeletonRows = (idField: string, paging: ListSpec['paging']): Row[] =>
  Array.from({ length: paging === 'all' ? unpagedRowCount : pageSize }, (_, index) => ({
    [idField]: `${skeletonKey}-${index}`,
    [skeletonKey]: index,
  }));

/** Returns the position of a skeleton row; undefined for a real row. */
export const skeletonIndex = (row: Row): number | undefined => {
  const index: unknown = row[skeletonKey];
  return typeof index === 'number' ? index : undefined;
};
