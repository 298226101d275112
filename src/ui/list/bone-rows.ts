import type { Row } from '../cells/cell-kind';
import { pageSize } from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';

const mark = 'bone';

/** Lists that are not cut into pages mostly have a row per month, and a total. */
const wholeYear = 13;

/** Rows that stand for those on their way, as many as a page has, so that nothing moves when they come. */
export const boneRows = (idField: string, paging: ListSpec['paging']): Row[] =>
  Array.from({ length: paging === 'all' ? wholeYear : pageSize }, (_, index) => ({
    [idField]: `${mark}-${index}`,
    [mark]: index,
  }));

/** The position of a placeholder row; undefined for a real one. */
export const boneIndex = (row: Row): number | undefined => {
  const index: unknown = row[mark];
  return typeof index === 'number' ? index : undefined;
};
