import type { MemberFormBody } from '@core/membership/wire';
import type { ComparedFact } from '@core/resource/field';
import type { Prefill } from './known-answers';
import { sameName } from './tags';

const facts = [
  'first_name',
  'middle_name',
  'last_name',
  'date_of_birth',
  'address',
  'city',
  'state',
  'zip_code',
  'email_address',
  'phone_number',
] as const;
const names: readonly string[] = ['first_name', 'middle_name', 'last_name'];

const kinds: Readonly<Record<string, NonNullable<ComparedFact['kind']>>> = {
  date_of_birth: 'date',
  phone_number: 'phone',
};

const isSame = (name: string, one: string, other: string): boolean =>
  names.includes(name) ? sameName(one, other) : one.trim().toLowerCase() === other.trim().toLowerCase();

/** Compares a form with the record, side by side. The social security number is left out completely. */
export const compare = (form: MemberFormBody, known: Prefill): readonly ComparedFact[] =>
  facts.map((name) => {
    const [left, right] = [form[name], known[name] ?? ''];
    const kind = kinds[name];
    return { name, ...(kind && { kind }), left, right, differs: !isSame(name, left, right) };
  });

/** What differs between a form and the record, as in `pact-reviews`. */
export type Difference = 'last_name' | 'date_of_birth' | 'both' | 'none';

export const differenceOf = (form: MemberFormBody, known: Prefill): Difference => {
  const hasSameName = sameName(form.last_name, known.last_name ?? '');
  const hasSameBirthDate = form.date_of_birth === known.date_of_birth;
  if (hasSameName && hasSameBirthDate) return 'none';
  if (!hasSameName && !hasSameBirthDate) return 'both';
  return hasSameName ? 'date_of_birth' : 'last_name';
};
