import type { Finding } from './difference';
import { findOutOfOrder } from './order';
import { fetchPage, idsOf, mayRead, leastFilteredState, type Subject } from './rows';
import { formatValue } from '@server/openapi/schema-problems';

/** The maximum page size: in a few rows, all values may be equal. */
const maxPage = { limit: '100' } as const;

const checkKey = async (subject: Subject, sortBy: string): Promise<Finding[]> => {
  const state = leastFilteredState(subject.list);
  const ascending = await fetchPage(subject, { ...state, sortBy, sortOrder: 'asc' }, maxPage);
  const descending = await fetchPage(subject, { ...state, sortBy, sortOrder: 'desc' }, maxPage);
  if (!ascending || !descending) return [];
  const wrong =
    findOutOfOrder(ascending.rows, [sortBy], 'asc') ?? findOutOfOrder(descending.rows, [sortBy], 'desc');
  if (!wrong) return [];
  const isSame = idsOf(subject, ascending) === idsOf(subject, descending);
  const order = `${formatValue(wrong[0])} before ${formatValue(wrong[1])}`;
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
export const checkSort = async (subject: Subject): Promise<Finding[]> => {
  const { list } = subject;
  // Without paging, the portal requests no order.
  const keys = list.paging === 'all' ? [] : list.sortBy.filter((name) => mayRead(subject, name));
  const found: Finding[] = [];
  for (const key of keys) found.push(...(await checkKey(subject, key)));
  return found;
};
