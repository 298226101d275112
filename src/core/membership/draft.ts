import { dayToWire } from '../form/day-text';
import { hasControlCharacter } from '../text/clean-text';
import { memberFields, type MemberField, type MemberForm } from './member-form';
import { normalizeField } from './normalize-field';

/** The fields that a draft on the server may contain. Never the social security number or the beneficiaries. */
const draftFields = memberFields.filter((name) => name !== 'social_security_number');
export type DraftField = Exclude<MemberField, 'social_security_number'>;

/** The current answers, complete or not. A date is only included if it is valid, a text if the server accepts it. */
export type DraftAnswers = Readonly<Record<DraftField, string>> & { readonly is_married: boolean };

const savedText = (name: DraftField, typed: string): string => {
  const text = normalizeField(name, typed);
  return hasControlCharacter(text) ? '' : text;
};

export const draftOf = (form: MemberForm): DraftAnswers => ({
  ...(Object.fromEntries(draftFields.map((name) => [name, savedText(name, form[name])])) as Readonly<
    Record<DraftField, string>
  >),
  date_of_birth: dayToWire(form.date_of_birth),
  is_married: form.is_married,
});
