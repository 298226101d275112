import type { Row } from '../cells/cell-kind';
import { pageSize } from '../../core/list/address';

const mark = 'bone';

/** Rows that stand for those on their way, as many as a page has, so that nothing moves when they come. */
export const boneRows = (idField: string): Row[] =>
  Array.from({ length: pageSize }, (_, index) => ({ [idField]: `${mark}-${index}`, [mark]: index }));

/** The position of a placeholder row; undefined for a real one. */
export const boneIndex = (row: Row): number | undefined => {
  const index: unknown = row[mark];
  return typeof index === 'number' ? index : undefined;
};
