import { fold } from '@core/list/fold';
import type { Finding } from './difference';
import { fetchPage, mayRead, leastFilteredState, type Subject, type WireRow } from './rows';
import { formatValue } from '@server/openapi/schema-problems';

const maxPage = { offset: '0', limit: '100' } as const;
const nonsense = 'no record has this text';

const ignored = (at: string, expected: string, found: string): Finding => ({
  kind: 'ignored search',
  at,
  expected,
  found,
});

const textOf = (row: WireRow | undefined, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
};

const checkField = async (subject: Subject, field: string, row: WireRow): Promise<Finding[]> => {
  const { list, resource } = subject;
  const text = textOf(row, field);
  if (text.trim() === '') return [];
  const page = await fetchPage(subject, { ...leastFilteredState(list), search: text.toUpperCase() }, maxPage);
  if (!page) return [];
  const fields = list.search.filter((name) => !resource.fields[name]?.detailOnly && mayRead(subject, name));
  const isFound = page.rows.some((one) => one[resource.idField] === row[resource.idField]);
  if (!isFound && page.total <= 100)
    return [ignored(field, `the record with ${formatValue(text)} in any case`, `${page.total} others`)];
  const nonMatch = page.rows.find(
    (one) => !fields.some((name) => fold(textOf(one, name)).includes(fold(text.trim()))),
  );
  return nonMatch && fields.length === list.search.length
    ? [ignored(field, `only records with ${formatValue(text)}`, formatValue(textOf(nonMatch, field)))]
    : [];
};

/** Checks that nonsense finds nothing, and that each searched field finds its record. */
export const checkSearch = async (subject: Subject): Promise<Finding[]> => {
  const { list } = subject;
  if (list.search.length === 0) return [];
  const none = await fetchPage(subject, { ...leastFilteredState(list), search: nonsense });
  if (none && (none.total > 0 || none.rows.length > 0))
    return [ignored('search', `nothing found by "${nonsense}"`, `${none.total} records`)];
  const [row] = (await fetchPage(subject, leastFilteredState(list)))?.rows ?? [];
  const found: Finding[] = [];
  for (const field of row ? list.search.filter((name) => mayRead(subject, name)) : [])
    if (row) found.push(...(await checkField(subject, field, row)));
  return found;
};
