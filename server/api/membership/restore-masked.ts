import type { MemberErrors } from '@core/membership/member-errors';
import { isMasked, memberFields, type MemberField } from '@core/membership/member-form';
import { tidy } from '@core/membership/tidy';
import { hour } from '../clock';
import type { ApiDeps } from '../deps';
import { type FormScope, suggestionsOwner } from './form-token';
import { answersOfForm, answersOfRecord, type Prefill, recordAnswers } from './known-answers';
import { type Originals, originalValues, type MaskedSuggestion } from './mask';
import { unseal } from './seal';

const ofRecord = async (deps: ApiDeps, id: number): Promise<readonly Prefill[]> => {
  const record = await deps.storage.table('membership_records').first([{ field: 'id', op: 'eq', value: id }]);
  if (!record) return [];
  // Both: the record's own mask may still stand in a form that changed something else before.
  return [(await answersOfRecord(deps, record)).prefill, await recordAnswers(deps, record)];
};

const ofForm = async (deps: ApiDeps, id: string): Promise<readonly Prefill[]> => {
  const row = await deps.storage.table('membership_forms').first([{ field: 'id', op: 'eq', value: id }]);
  return row ? [(await answersOfForm(deps, row)).prefill] : [];
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

/** Texts with the values that masked ones stand for. */
export const restoreMasked = async <T extends Texts>(
  deps: ApiDeps,
  scope: FormScope,
  sent: T,
): Promise<T> => {
  if (!memberFields.some((name) => isMasked(sent[name] ?? ''))) return sent;
  const kept: Originals = {
    known: await knownBy(deps, scope),
    suggestions: await suggestionsOf(deps, scope),
  };
  const values = Object.entries(originalValues(sent, kept)).map(([name, value]) => [
    name,
    tidy(name as MemberField, value),
  ]);
  return { ...sent, ...(Object.fromEntries(values) as Texts) };
};

/** Masked texts that stand for nothing on record. */
export const maskErrors = (texts: Texts): MemberErrors =>
  Object.fromEntries(
    memberFields.filter((name) => isMasked(texts[name] ?? '')).map((name) => [name, 'invalid' as const]),
  );

/** UTC+14, where a day begins first. */
const furthestAhead = 14 * hour;

/**
 * Midnight of the day that it is where the day began first. A person's own day is never later, so no person is refused as too young
 * on their birthday because the server's day is another.
 */
export const latestDay = (now: number): Date => {
  const there = new Date(now + furthestAhead);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
};
