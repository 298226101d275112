import type { Found } from './difference';
import { disorder } from './order';
import { fetchPage, idsOf, mayRead, widest, type Subject } from './rows';
import { shown } from '@server/openapi/schema-problems';

/** The maximum page size: in a few rows, all values may be equal. */
const wide = { limit: '100' } as const;

const checkKey = async (subject: Subject, sortBy: string): Promise<Found[]> => {
  const state = widest(subject.list);
  const up = await fetchPage(subject, { ...state, sortBy, sortOrder: 'asc' }, wide);
  const down = await fetchPage(subject, { ...state, sortBy, sortOrder: 'desc' }, wide);
  if (!up || !down) return [];
  const wrong = disorder(up.rows, sortBy, 'asc') ?? disorder(down.rows, sortBy, 'desc');
  if (!wrong) return [];
  const isSame = idsOf(subject, up) === idsOf(subject, down);
  const order = `${shown(wrong[0])} before ${shown(wrong[1])}`;
  return [
    {
      kind: 'ignored sort',
      at: sortBy,
      expected: 'rows in the order asked for',
      found: isSame ? `the same rows in every order: ${order}` : order,
    },
  ];
};

/** Checks every sort key in both directions. */
export const checkSort = async (subject: Subject): Promise<Found[]> => {
  const { list } = subject;
  // Without paging, the portal requests no order.
  const keys = list.paging === 'all' ? [] : list.sortBy.filter((name) => mayRead(subject, name));
  const found: Found[] = [];
  for (const key of keys) found.push(...(await checkKey(subject, key)));
  return found;
};
