import type { Row } from './cell-kind';

/** What a value is of the greatest one in its column, 0–1; 0 where none is above nothing. */
export const shareOfGreatest = (rows: readonly Row[], name: string, value: number): number => {
  const amounts = rows.map((row) => row[name]).filter((one) => typeof one === 'number');
  const greatest = Math.max(0, ...amounts.filter(Number.isFinite));
  return greatest === 0 ? 0 : value / greatest;
};
