import { fold } from '@core/list/fold';
import type { Found } from './difference';
import { fetchPage, mayRead, widest, type Subject, type WireRow } from './rows';
import { shown } from '@server/openapi/schema-problems';

const wide = { offset: '0', limit: '100' } as const;
const nonsense = 'no record has this text';

const ignored = (at: string, expected: string, found: string): Found => ({
  kind: 'ignored search',
  at,
  expected,
  found,
});

const textOf = (row: WireRow | undefined, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
};

const checkField = async (subject: Subject, field: string, row: WireRow): Promise<Found[]> => {
  const { list, resource } = subject;
  const text = textOf(row, field);
  if (text.trim() === '') return [];
  const page = await fetchPage(subject, { ...widest(list), search: text.toUpperCase() }, wide);
  if (!page) return [];
  const fields = list.search.filter((name) => !resource.fields[name]?.detailOnly && mayRead(subject, name));
  const isFound = page.rows.some((one) => one[resource.idField] === row[resource.idField]);
  if (!isFound && page.total <= 100)
    return [ignored(field, `the record with ${shown(text)} in any case`, `${page.total} others`)];
  const stranger = page.rows.find(
    (one) => !fields.some((name) => fold(textOf(one, name)).includes(fold(text.trim()))),
  );
  return stranger && fields.length === list.search.length
    ? [ignored(field, `only records with ${shown(text)}`, shown(textOf(stranger, field)))]
    : [];
};

/** Checks that nonsense finds nothing, and that each searched field finds its record. */
export const checkSearch = async (subject: Subject): Promise<Found[]> => {
  const { list } = subject;
  if (list.search.length === 0) return [];
  const none = await fetchPage(subject, { ...widest(list), search: nonsense });
  if (none && (none.total > 0 || none.rows.length > 0))
    return [ignored('search', `nothing found by "${nonsense}"`, `${none.total} records`)];
  const [row] = (await fetchPage(subject, widest(list)))?.rows ?? [];
  const found: Found[] = [];
  for (const field of row ? list.search.filter((name) => mayRead(subject, name)) : [])
    if (row) found.push(...(await checkField(subject, field, row)));
  return found;
};
