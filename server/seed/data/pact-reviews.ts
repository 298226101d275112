import type { Difference } from '@server/api/membership/compare';
import { firstNames, lastNames } from './names';

export interface DemoReview {
  /** Id of the review. The record's id is 1,200 higher. */
  readonly id: number;
  readonly formId: string;
  readonly status: 'Open' | 'Accepted' | 'Refused' | 'Replaced';
  readonly differs: Difference;
  readonly companyId: number;
  readonly firstName: string;
  /** On the record and on the form. */
  readonly lastNames: readonly [string, string];
  readonly births: readonly [string, string];
  readonly reason: string | null;
}

const statuses = ['Open', 'Open', 'Accepted', 'Open', 'Refused', 'Replaced'] as const;
const differences: readonly Difference[] = ['last_name', 'date_of_birth', 'last_name', 'both'];
const nameAt = (names: readonly string[], at: number): string => names[at % names.length] ?? '';

/** Forms that wait for a review or were reviewed. */
export const demoReviews: readonly DemoReview[] = Array.from({ length: 12 }, (_, at) => {
  const [status, differs] = [statuses[at % 6] ?? 'Open', differences[at % 4] ?? 'both'];
  const [last, birth] = [nameAt(lastNames, at + 7), `${1974 + at}-09-2${at % 9}`];
  const otherBirth = `${1974 + at}-12-0${(at % 9) + 1}`;
  return {
    id: at + 1,
    formId: `${(0x5f3a_91c0 + at * 0x0101_1b07).toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    status,
    differs,
    companyId: 9 + (at % 4),
    firstName: nameAt(firstNames, at * 3 + 5),
    lastNames: [last, differs === 'date_of_birth' ? last : nameAt(lastNames, at + 19)],
    births: [birth, differs === 'last_name' ? birth : otherBirth],
    reason: status === 'Refused' ? 'The date of birth belongs to another person at the company.' : null,
  };
});
