import type { Finding } from './difference';
import { fetchPage, idsOf, leastFilteredState, type Page, type Subject } from './rows';

const maxPageSize = 100;

const tooMany = ({ rows }: Page, limit: number): Finding[] =>
  rows.length <= limit
    ? []
    : [
        {
          kind: 'ignored page',
          at: 'limit',
          expected: `at most ${limit} rows`,
          found: `${rows.length} rows`,
        },
      ];

const count = (expected: string, found: string): Finding => ({
  kind: 'wrong count',
  at: 'total_count',
  expected,
  found,
});

/** Checks that `offset` returns other rows, and no row appears on two pages. */
const checkOffset = (subject: Subject, first: Page, second: Page): Finding[] => {
  const { idField } = subject.resource;
  const seen = new Set(first.rows.map((row) => row[idField]));
  const repeated = second.rows.filter((row) => seen.has(row[idField])).length;
  if (repeated === 0) return [];
  const found =
    repeated === second.rows.length ? 'the rows of the first page' : `${repeated} rows of the first page`;
  return [{ kind: 'ignored page', at: 'offset', expected: 'other rows on the second page', found }];
};

/** Checks that the last row is where the count says, and that none follow. */
const checkEnd = async (subject: Subject, total: number): Promise<Finding[]> => {
  const at = (offset: number) =>
    fetchPage(subject, leastFilteredState(subject.list), { offset: String(offset), limit: '10' });
  const [last, pastEnd] = [await at(total - 1), await at(total)];
  if (last?.rows.length === 1 && pastEnd?.rows.length === 0) return [];
  const found = `${last?.rows.length ?? 0} rows from the last on, ${pastEnd?.rows.length ?? 0} behind it`;
  return [count(`${total} rows: one at the end, none behind it`, found)];
};

const checkPagedList = async (subject: Subject): Promise<Finding[]> => {
  const state = leastFilteredState(subject.list);
  const page = (offset: string, limit: string) => fetchPage(subject, state, { offset, limit });
  const [first, second, short] = [await page('0', '10'), await page('10', '10'), await page('0', '1')];
  if (!first || !second || !short) return [];
  const { total } = first;
  const paging = [
    ...tooMany(first, 10),
    ...(first.rows.length > 1 && idsOf(subject, short) === idsOf(subject, first) ? tooMany(short, 1) : []),
    ...checkOffset(subject, first, second),
  ];
  // When paging does not work, the rows tell nothing about the count.
  if (paging.length > 0) return paging;
  if (total > maxPageSize) return checkEnd(subject, total);
  const all = await page('0', String(maxPageSize));
  if (!all || all.rows.length === total) return [];
  return [count(`${all.rows.length}, as many as there are rows`, String(total))];
};

/** Checks the pages and the count of a list's rows. */
export const checkPages = async (subject: Subject): Promise<Finding[]> => {
  if (subject.list.paging !== 'all') return checkPagedList(subject);
  const page = await fetchPage(subject, leastFilteredState(subject.list));
  return !page || page.rows.length === page.total
    ? []
    : [count(`${page.rows.length}, as many as there are rows`, String(page.total))];
};
