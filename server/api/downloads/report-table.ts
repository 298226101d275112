import type { Condition } from '@core/resource/condition';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import { fieldOf, type ListSpec, type Resource } from '@core/resource/resource';
import type { ReportCell, ReportColumn } from '@server/pdf/report';
import type { Collection, ListQuery } from '@server/storage/storage';
import { reportCell } from './report-cell';
import type { ReportWords } from './report-words';

/** Rows held in memory at the same time, for a list of any length. */
const chunkSize = 200;

const isFigure = (field: Field): boolean => kindOf(field).isFigure === true && !field.colorRule;

export const reportColumns = (
  resource: Resource,
  names: readonly string[],
  words: ReportWords,
): ReportColumn[] =>
  names.map((name) => ({
    heading: words.heading(name),
    align: isFigure(fieldOf(resource, name)) ? 'right' : 'left',
  }));

/** Yields all rows in the list's default order, in chunks. */
export async function* reportRows(
  table: Collection,
  read: Pick<ListQuery, 'joins' | 'where'>,
  {
    resource,
    list,
    names,
    words,
  }: { resource: Resource; list: ListSpec; names: readonly string[]; words: ReportWords },
): AsyncGenerator<ReportCell[][]> {
  const fields = names.map((name) => [name, fieldOf(resource, name)] as const);
  const { by: field, order } = list.defaultSort;
  for await (const rows of table.chunks({
    ...read,
    sort: [{ field, order }],
    columns: names,
    limit: chunkSize,
  }))
    yield rows.map((row) => fields.map(([name, kind]) => reportCell(name, kind, row[name] ?? null, words)));
}

/** Returns the totals row, summed in the storage, or undefined when no column can be summed. */
export const reportTotals = async (
  table: Collection,
  where: readonly Condition[],
  resource: Resource,
  names: readonly string[],
  words: ReportWords,
): Promise<string[] | undefined> => {
  const sum = names.filter((name) => kindOf(fieldOf(resource, name)).sum);
  if (sum.length === 0) return undefined;
  const [all] = await table.aggregate({ where, sum });
  return names.map((name, at) => {
    const total = all?.sums[name];
    if (total === undefined) return at === 0 ? words.totals : '';
    return kindOf(fieldOf(resource, name)).sum?.(total) ?? '';
  });
};
