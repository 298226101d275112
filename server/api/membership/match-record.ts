import type { MemberFormBody } from '@core/membership/wire';
import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { type Difference, differenceOf } from './compare';
import { type FormScope, ownerOf } from './form-token';
import { recordAnswers } from './known-answers';
import { acceptedTag } from './tags';

/** A record that a form may belong to. */
export interface Candidate {
  readonly record: Row;
  readonly differs: Difference;
  /** Whether last name and birthday are those of the record, or others that a reviewer accepted for it. */
  readonly isMatch: boolean;
}

/** Returns the tag of the name and birthday of a form that a reviewer accepts. */
export const tagToAccept = ({ keys }: Pick<ApiDeps, 'keys'>, companyId: number, form: MemberFormBody) =>
  acceptedTag(keys, {
    companyId,
    lastFour: form.social_security_number.slice(-4),
    lastName: form.last_name,
    dateOfBirth: form.date_of_birth,
  });

const recordsOf = (tx: Storage, { recordId, companyId, lastFourTag }: FormScope): Promise<Row[]> =>
  tx.table('membership_records').find(
    recordId === null
      ? [
          { field: 'company_id', op: 'eq', value: companyId },
          { field: 'last_four_tag', op: 'eq', value: lastFourTag },
        ]
      : [{ field: 'id', op: 'eq', value: recordId }],
  );

/** Whose form a form is, as far as it is known: that of a record, or of the digits at a company. */
export const personOf = (candidate: Candidate | null, scope: FormScope): string =>
  candidate ? `record:${String(candidate.record['id'])}` : ownerOf(scope);

/** Makes other forms of the same person wait, so that they cannot be compared with the record at the same time. */
export const lockPerson = async (
  tx: Storage,
  candidate: Candidate | null,
  { companyId }: FormScope,
): Promise<void> => {
  const [table, field, value] = candidate
    ? (['membership_records', 'id', Number(candidate.record['id'])] as const)
    : (['clients', 'client_account_id', companyId] as const);
  await tx.table(table).lock([{ field, op: 'eq', value }]);
};

/**
 * Whether there were too many forms for a person that did not match the record, from any network. Then no form proves
 * to be the person's, so that it does not tell whether its name and birthday are right. Forms that were opened with a
 * mailed link are counted separately: strangers must not send the reader of the person's mail to a reviewer.
 */
export const hasTooManyMisses = async (
  { clock, limits }: Pick<ApiDeps, 'clock' | 'limits'>,
  tx: Storage,
  person: string,
  { byMail }: FormScope,
): Promise<boolean> => {
  const { count, within } = limits.formMisses;
  const misses = await tx.table('membership_forms').count([
    { field: 'person', op: 'eq', value: person },
    { field: 'by_mail', op: 'eq', value: byMail },
    { field: 'created', op: 'gt', value: isoTime(clock.now() - within) },
  ]);
  return misses >= count;
};

/**
 * Returns the record that a form belongs to, or may belong to: the link's, or the one of the company's records with the
 * same digits that fits best. Null without any.
 */
export const candidateOf = async (
  deps: ApiDeps,
  tx: Storage,
  scope: FormScope,
  form: MemberFormBody,
): Promise<Candidate | null> => {
  const tag = await tagToAccept(deps, scope.companyId, form);
  const all = await Promise.all(
    (await recordsOf(tx, scope)).map(async (record): Promise<Candidate> => {
      const differs = differenceOf(form, await recordAnswers(deps, record));
      return { record, differs, isMatch: differs === 'none' || record['accepted_tag'] === tag };
    }),
  );
  return (
    all.find(({ isMatch }) => isMatch) ?? all.find(({ differs }) => differs !== 'both') ?? all[0] ?? null
  );
};
