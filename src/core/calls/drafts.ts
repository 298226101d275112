import * as v from 'valibot';
import { defineCall } from './call';
import { formTokenExpired, formTokenExample } from './membership';
import { jsonSchema, flag, integer, languageOrEnglish, text } from './values';

/** Unfinished answers: any texts, but never the social security number or a beneficiary. */
const draftText = v.exactOptional(v.pipe(text, v.maxLength(254)));
const draftAnswers = v.strictObject({
  first_name: draftText,
  middle_name: draftText,
  last_name: draftText,
  date_of_birth: draftText,
  address: draftText,
  city: draftText,
  state: draftText,
  zip_code: draftText,
  email_address: draftText,
  phone_number: draftText,
  is_married: v.exactOptional(flag),
});

/** Stores the answers of an unfinished form. */
export const saveDraftCall = defineCall({
  tag: 'membership',
  isOpen: true,
  id: 'save-draft',
  method: 'post',
  path: '/api/pact-form/drafts',
  body: v.strictObject({
    form_token: text,
    /** A secret that the browser created. */
    draft_key: v.pipe(
      v.string(),
      v.regex(/^[\w-]{32,100}$/),
      jsonSchema({ pattern: String.raw`^[\w-]{32,100}$` }),
    ),
    answers: draftAnswers,
  }),
  proof: { form_token: formTokenExpired },
  answer: v.strictObject({
    /** Seconds. */
    expires_in: integer,
  }),
  refusals: [403, 422, 429],
  example: {
    body: {
      form_token: formTokenExample,
      draft_key: 'b7Qm2xJtR0vYc4LdW8sNfK1hZpE6aUgT',
      answers: {
        first_name: 'Ana',
        last_name: 'Reyes',
        email_address: 'ana@mail.example',
        is_married: false,
      },
    },
    answer: { expires_in: 604800 },
  },
});

/** Sends a link to continue a draft to the e-mail address in the draft. */
export const mailDraftCall = defineCall({
  tag: 'membership',
  isOpen: true,
  id: 'mail-draft',
  method: 'post',
  path: '/api/pact-form/draft-mails',
  body: v.strictObject({ form_token: text, language: languageOrEnglish }),
  proof: { form_token: formTokenExpired },
  answer: v.strictObject({
    email_masked: text,
    /** Seconds. */
    expires_in: integer,
  }),
  refusals: [403, 404, 422, 429],
  example: {
    body: { form_token: formTokenExample, language: 'en' },
    answer: { email_masked: 'a***@mail.example', expires_in: 86400 },
  },
});

export const draftCalls = [saveDraftCall, mailDraftCall] as const;
