import { dayToWire } from './calendar';
import { memberFields, type MemberField, type MemberForm } from './member-form';
import { tidy } from './tidy';

/** What of a form may wait on the server before it is sent. The social security number and the beneficiaries are not among it. */
const draftFields = memberFields.filter((name) => name !== 'social_security_number');
export type DraftField = Exclude<MemberField, 'social_security_number'>;

/** Answers as they are now, finished or not; a day only when it can be read. */
export type DraftAnswers = Readonly<Record<DraftField, string>> & { readonly is_married: boolean };

export const draftOf = (form: MemberForm): DraftAnswers => ({
  ...(Object.fromEntries(draftFields.map((name) => [name, tidy(name, form[name])])) as Readonly<
    Record<DraftField, string>
  >),
  date_of_birth: dayToWire(form.date_of_birth),
  is_married: form.is_married,
});
