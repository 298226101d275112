import type { Context } from 'hono';
import { countAttempt, countTogether, resetAttempts, undoAttempt, type UndoCount } from '../auth/attempts';
import { type NetworkCount, networkCounts } from '../auth/network-attempts';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Limit } from '../limits';
import { countWithin } from './guess-limits';
import type { RecordLink } from './record-link';

const countsOf = (c: Context<ApiEnv>, kind: 'companies' | 'records'): readonly NetworkCount<Limit>[] => {
  const { lookupCompanies, lookupRecords } = c.var.deps.limits;
  return networkCounts(c, `lookup ${kind}`, kind === 'companies' ? lookupCompanies : lookupRecords);
};

/** Notes a fact for as long as a count lasts. Returns false when it is noted already. */
const note = async (deps: ApiDeps, fact: string, { within }: Limit): Promise<boolean> =>
  (await countWithin(deps, fact, { count: 1, within })) !== null;

const nothing = () => Promise.resolve();

/** Counts a value, but only once. Throws 429 for one value too many. */
const countValue = async (
  deps: ApiDeps,
  { key, limit }: NetworkCount<Limit>,
  value: string,
): Promise<UndoCount> => {
  const seen = `${key}:${value}`;
  if (!(await note(deps, seen, limit))) return nothing;
  const uncount = async () => {
    await undoAttempt(deps, key, limit);
    await resetAttempts(deps.storage, seen);
  };
  try {
    await countAttempt(deps, key, limit);
  } catch (error) {
    // The refused value was not learned.
    await uncount();
    throw error;
  }
  return uncount;
};

/** Takes the count of a value back, but only once, and does not count it again. */
const uncountValue = async (
  deps: ApiDeps,
  { key, limit }: NetworkCount<Limit>,
  value: string,
): Promise<void> => {
  const isFirst = await note(deps, `${key}:${value}:verified`, limit);
  const isCounted = !(await note(deps, `${key}:${value}`, limit));
  if (isFirst && isCounted) await undoAttempt(deps, key, limit);
};

const linkValue = ({ by, value }: RecordLink): string => `${by}:${value}`;

/**
 * Counts the company of a lookup that this network learns. The same company counts once, and not at all once a person
 * there was verified. Throws 429 for too many.
 */
export const countCompany = async (c: Context<ApiEnv>, companyId: number): Promise<void> => {
  const counts = countsOf(c, 'companies');
  await countTogether(counts.map((count) => () => countValue(c.var.deps, count, String(companyId))));
};

/**
 * Counts a person's link before it is looked up, so that links that lead nowhere count as well. A company's link names
 * no person. Throws 429 for too many.
 */
export const countLink = async (c: Context<ApiEnv>, link: RecordLink): Promise<void> => {
  if (link.by === 'company_id') return;
  const counts = countsOf(c, 'records');
  await countTogether(counts.map((count) => () => countValue(c.var.deps, count, linkValue(link))));
};

/** Takes the counts of a verified person back, so that a company's own network serves all of its people. */
export const uncountVerified = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  companyId: number,
): Promise<void> => {
  const { deps } = c.var;
  for (const count of countsOf(c, 'companies')) await uncountValue(deps, count, String(companyId));
  if (link.by === 'company_id') return;
  for (const count of countsOf(c, 'records')) await uncountValue(deps, count, linkValue(link));
};
