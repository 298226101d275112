import * as v from 'valibot';
import { defineCall } from './call';
import { formTokenExpired, formTokenExample, linkParts, linkProof } from './membership';
import { jsonSchema, flag, integer, languageOrEnglish, text } from './values';

const open = { tag: 'membership', isOpen: true } as const;
/** A secret. The signing provider's own id of the envelope stays on the server. */
const envelopeExample = 'q7Vt1cXo0bR4uYwE9sNfK2hZpL6aUgTdJmI3xQk5P8M';

/** Creates a new address of the signing page for the envelope of a form. */
export const signingSessionCall = defineCall({
  ...open,
  id: 'signing-session',
  method: 'post',
  path: '/api/pact-form/forms/{formId}/signing-sessions',
  params: { formId: text },
  body: v.strictObject({ form_token: text, language: languageOrEnglish, ...linkParts }),
  proof: { form_token: formTokenExpired },
  status: 201,
  answer: v.strictObject({
    redirect_url: v.pipe(v.string(), jsonSchema({ format: 'uri' })),
    envelope_id: text,
    /** Seconds. */
    expires_in: integer,
  }),
  refusals: [403, 404, 409, 422, 429],
  example: {
    body: { form_token: formTokenExample, language: 'en', id: 1001 },
    answer: {
      redirect_url: 'https://signing.example/view/5f0c',
      envelope_id: envelopeExample,
      expires_in: 300,
    },
  },
});

/** Returns how the signing of an envelope ended. The `event` from the browser's address proves nothing. */
export const signingReturnCall = defineCall({
  ...open,
  id: 'signing-return',
  method: 'post',
  path: '/api/pact-form/signing-return',
  body: v.strictObject({
    ...linkParts,
    envelope_id: v.exactOptional(text),
    form_id: v.exactOptional(text),
    event: v.exactOptional(text),
  }),
  proof: { ...linkProof, envelope_id: linkProof.id, form_id: linkProof.id },
  answer: v.strictObject({
    status: v.picklist([
      'completed',
      'processing',
      'not_signed',
      'declined',
      'expired',
      'voided',
      'in_review',
    ]),
    can_resume: flag,
    email_masked: v.exactOptional(text),
  }),
  refusals: [404, 422, 429],
  example: {
    body: { id: 1001, envelope_id: envelopeExample, event: 'signing_complete' },
    answer: { status: 'completed', can_resume: false, email_masked: 'a***@mail.example' },
  },
});

const signedFormBody = v.strictObject({ form_token: text, language: languageOrEnglish });

/** Returns the content of a signed form, with only the last four digits of the social security number. */
export const formSummaryCall = defineCall({
  ...open,
  id: 'form-summary',
  method: 'post',
  path: '/api/pact-form/forms/{formId}/summary',
  params: { formId: text },
  body: signedFormBody,
  proof: { form_token: formTokenExpired },
  answer: v.strictObject({
    sections: v.array(
      v.strictObject({ title: text, lines: v.array(v.strictObject({ label: text, value: text })) }),
    ),
  }),
  refusals: [403, 404, 422],
  example: {
    body: { form_token: formTokenExample, language: 'en' },
    answer: { sections: [{ title: 'Personal info', lines: [{ label: 'First name', value: 'Ana' }] }] },
  },
});

/** Returns the signed form as a PDF. */
export const signedCopyCall = defineCall({
  ...open,
  id: 'signed-copy',
  method: 'post',
  path: '/api/pact-form/forms/{formId}/signed-copy',
  params: { formId: text },
  body: signedFormBody,
  proof: { form_token: formTokenExpired },
  answer: v.strictObject({
    file_name: text,
    /** A PDF in base64. */
    content: text,
  }),
  refusals: [403, 404, 422, 429],
  example: {
    body: { form_token: formTokenExample, language: 'en' },
    answer: { file_name: 'membership-form.pdf', content: 'JVBERi0xLjcK' },
  },
});

/** Mails the signed form again, to the address that the form names. */
export const mailCopyCall = defineCall({
  ...open,
  id: 'mail-copy',
  method: 'post',
  path: '/api/pact-form/copy-mails',
  body: v.strictObject({ form_token: text }),
  proof: { form_token: formTokenExpired },
  answer: v.strictObject({ email_masked: text }),
  refusals: [403, 404, 422, 429],
  example: { body: { form_token: formTokenExample }, answer: { email_masked: 'a***@mail.example' } },
});

/** Receives a message in the signing provider's format. */
export const signingWebhookCall = defineCall({
  ...open,
  id: 'signing-webhook',
  method: 'post',
  path: '/api/pact-form/webhooks/docusign',
  raw: true,
  body: v.looseObject({}),
  answer: v.strictObject({ received: flag }),
  refusals: [401],
  example: { body: {}, answer: { received: true } },
});

export const signingCalls = [
  signingSessionCall,
  signingReturnCall,
  formSummaryCall,
  signedCopyCall,
  mailCopyCall,
  signingWebhookCall,
] as const;
