import type { MemberErrors } from '@core/membership/member-errors';
import { isMasked, memberFields, type MemberField } from '@core/membership/member-form';
import { normalizeField } from '@core/membership/normalize-field';
import { hour } from '../clock';
import type { ApiDeps } from '../deps';
import { type FormScope, suggestionsOwner } from './form-token';
import { findForm } from './forms';
import { answersOfForm, answersOfRecord, type Prefill, recordAnswers } from './known-answers';
import { type Originals, originalValues, type MaskedSuggestion } from './mask';
import { unseal } from './seal';

const ofRecord = async (deps: ApiDeps, id: number): Promise<readonly Prefill[]> => {
  const record = await deps.storage.table('membership_records').first([{ field: 'id', op: 'eq', value: id }]);
  if (!record) return [];
  // Both, because a sent text may still be the mask of the record's value after an earlier form changed that value.
  return [(await answersOfRecord(deps, record)).prefill, await recordAnswers(deps, record)];
};

const ofForm = async (deps: ApiDeps, id: string): Promise<readonly Prefill[]> => {
  const form = await findForm(deps.storage, id);
  return form ? [(await answersOfForm(deps, form)).prefill] : [];
};

const knownBy = async (deps: ApiDeps, { recordId, formId }: FormScope): Promise<readonly Prefill[]> => {
  if (recordId !== null) return ofRecord(deps, recordId);
  return formId === null ? [] : ofForm(deps, formId);
};

const suggestionsOf = async (
  { keys }: ApiDeps,
  { suggested, hash }: FormScope,
): Promise<readonly MaskedSuggestion[]> =>
  suggested === null
    ? []
    : (JSON.parse(await unseal(keys, suggested, suggestionsOwner(hash))) as MaskedSuggestion[]);

type Texts = Readonly<Partial<Record<MemberField, string>>>;

/** Replaces masked texts with their original values. */
export const restoreMasked = async <T extends Texts>(
  deps: ApiDeps,
  scope: FormScope,
  sent: T,
): Promise<T> => {
  if (!memberFields.some((name) => isMasked(sent[name] ?? ''))) return sent;
  const originals: Originals = {
    known: await knownBy(deps, scope),
    suggestions: await suggestionsOf(deps, scope),
  };
  const values = Object.entries(originalValues(sent, originals)).map(([name, value]) => [
    name,
    normalizeField(name as MemberField, value),
  ]);
  return { ...sent, ...(Object.fromEntries(values) as Texts) };
};

/** Returns errors for masked texts without an original value. */
export const maskErrors = (texts: Texts): MemberErrors =>
  Object.fromEntries(
    memberFields.filter((name) => isMasked(texts[name] ?? '')).map((name) => [name, 'invalid' as const]),
  );

/** UTC+14, the time zone where each day starts first. */
const maxUtcOffset = 14 * hour;

/**
 * Returns midnight of the current date in the time zone where each day starts first. A person's local date is never
 * later, so the server's time zone never makes them too young on their birthday.
 */
export const latestDay = (now: number): Date => {
  const latest = new Date(now + maxUtcOffset);
  return new Date(latest.getUTCFullYear(), latest.getUTCMonth(), latest.getUTCDate());
};
