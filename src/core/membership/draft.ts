import { dayToWire } from './calendar';
import { memberFields, type MemberField, type MemberForm } from './member-form';
import { normalizeField } from './normalize-field';

/** The fields that a draft on the server may contain. Never the social security number or the beneficiaries. */
const draftFields = memberFields.filter((name) => name !== 'social_security_number');
export type DraftField = Exclude<MemberField, 'social_security_number'>;

/** The current answers, complete or not. The date is only included if it is valid. */
export type DraftAnswers = Readonly<Record<DraftField, string>> & { readonly is_married: boolean };

export const draftOf = (form: MemberForm): DraftAnswers => ({
  ...(Object.fromEntries(draftFields.map((name) => [name, normalizeField(name, form[name])])) as Readonly<
    Record<DraftField, string>
  >),
  date_of_birth: dayToWire(form.date_of_birth),
  is_married: form.is_married,
});
