import { relationships, slots } from '@core/membership/member-form';
import {
  day,
  flag,
  integer,
  language,
  listOf,
  number,
  object,
  oneOfTexts,
  orNull,
  text,
  type Schema,
} from '../schema';
import type { FixedCall } from './fixed-call';

/** One of the three says whose link it is. */
const link = { 'id?': text, 'employee_id?': text, 'company_id?': text, 'sig?': text } as const;
const digits = (count: number): Schema => ({ type: 'string', pattern: `^\\d{${count}}$` });
const place = { address: text, city: text, state: text, zip_code: text };
const suggestions = listOf(object({ id: text, ...place }));
const addressCheck: Schema = {
  anyOf: [
    object({ outcome: oneOfTexts('verified'), address: object(place) }),
    object({ outcome: oneOfTexts('not_found') }),
    object({ outcome: oneOfTexts('multiple'), suggestions: { ...suggestions, minItems: 1, maxItems: 10 } }),
  ],
};
const masked = { email_masked: text };
const answers = {
  first_name: text,
  'middle_name?': text,
  last_name: text,
  date_of_birth: day,
  social_security_number: digits(9),
  ...place,
  email_address: { type: 'string', format: 'email' },
  phone_number: digits(10),
  is_married: flag,
  beneficiaries: {
    ...listOf(
      object({
        slot: oneOfTexts(...slots),
        full_name: text,
        relationship: oneOfTexts(...relationships),
        date_of_birth: day,
        percentage: { ...number, minimum: 0, maximum: 100 },
      }),
    ),
    minItems: 1,
    maxItems: slots.length,
  },
} as const satisfies Readonly<Record<string, Schema>>;

const open = { tag: 'membership', isOpen: true } as const;

/** The public membership form and the signing of it. */
export const membershipCalls: readonly FixedCall[] = [
  {
    ...open,
    id: 'lookup',
    method: 'get',
    path: '/api/pact-form/lookup',
    query: { id: text, employee_id: text, company_id: text, sig: text },
    answer: object({
      state: oneOfTexts('open'),
      company_name: text,
      asks: listOf(oneOfTexts('ssn_last_four', 'date_of_birth')),
      language,
    }),
    refusals: [404, 410, 429],
  },
  {
    ...open,
    id: 'verify',
    method: 'post',
    path: '/api/pact-form/verify',
    body: object({
      ...link,
      'ssn_last_four?': digits(4),
      'date_of_birth?': day,
      'key?': text,
      'form_id?': text,
      'envelope_id?': text,
    }),
    answer: {
      anyOf: [
        object({
          result: oneOfTexts('eligible'),
          form_token: text,
          expires_in: integer,
          form_status: oneOfTexts('none', 'awaiting_signature', 'declined', 'in_review'),
          'form_id?': text,
          'email_masked?': text,
          prefill: orNull({ type: 'object' }),
          address_check: object({ outcome: oneOfTexts('verified', 'not_found', 'multiple'), suggestions }),
        }),
        object({ result: oneOfTexts('already_member', 'check_mail') }),
      ],
    },
    refusals: [404, 410, 422, 429],
  },
  {
    ...open,
    id: 'address-check',
    method: 'post',
    path: '/api/pact-form/address-check',
    body: object({ form_token: text, ...place }),
    answer: addressCheck,
    refusals: [403, 422, 429],
  },
  {
    ...open,
    id: 'submit-form',
    method: 'post',
    path: '/api/pact-form/forms',
    once: true,
    body: object({ form_token: text, language, ...answers }),
    status: 201,
    answer: {
      anyOf: [
        object({ form_id: text, status: oneOfTexts('awaiting_signature', 'in_review'), ...masked }),
        object({ status: oneOfTexts('already_member') }),
      ],
    },
    refusals: [403, 409, 422, 429],
  },
  {
    ...open,
    id: 'signing-session',
    method: 'post',
    path: '/api/pact-form/forms/{formId}/signing-sessions',
    body: object({ form_token: text, language, ...link }),
    status: 201,
    answer: object({
      redirect_url: { type: 'string', format: 'uri' },
      envelope_id: text,
      expires_in: integer,
    }),
    refusals: [403, 404, 409, 429, 503],
  },
  {
    ...open,
    id: 'signing-return',
    method: 'post',
    path: '/api/pact-form/signing-return',
    body: object({ ...link, 'envelope_id?': text, 'form_id?': text, 'event?': text }),
    answer: object({
      status: oneOfTexts(
        'completed',
        'processing',
        'not_signed',
        'declined',
        'expired',
        'voided',
        'in_review',
      ),
      can_resume: flag,
      'email_masked?': text,
    }),
    refusals: [404, 429, 503],
  },
  {
    ...open,
    id: 'signing-webhook',
    method: 'post',
    path: '/api/pact-form/webhooks/docusign',
    body: { type: 'object' },
    answer: object({ received: flag }),
    refusals: [401],
  },
];
