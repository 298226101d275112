import * as v from 'valibot';
import { dayToWire } from '../form/day-text';
import { maxLengths, memberFieldError } from '../membership/member-errors';
import { maskMark, relationships, slots, type MemberField } from '../membership/member-form';
import { isLastFour } from '../membership/social-security';
import { cleanCode, ungrouped } from '../text/clean-code';
import { defineCall, type NamedRefusal } from './call';
import {
  codeOf,
  anyText,
  day,
  jsonSchema,
  flag,
  integer,
  language,
  languageOrEnglish,
  lineOf,
  text,
  type JsonSchema,
} from './values';

export const formTokenExpired = { status: 403, detail: 'form token expired' } as const satisfies NamedRefusal;
const noSuchLink = { status: 404, detail: 'not found' } as const satisfies NamedRefusal;

/** The subject of a link: one of the three numbers, and the signature if the portal created the link. */
const number = v.exactOptional(v.union([v.number(), v.string()]));
export const linkParts = {
  id: number,
  employee_id: number,
  company_id: number,
  sig: v.exactOptional(text),
} as const;
export const linkProof = {
  id: noSuchLink,
  employee_id: noSuchLink,
  company_id: noSuchLink,
  sig: noSuchLink,
} as const;

/** A date in the far future, so that the minimum age always passes. Checking the age needs the server's clock. */
const farFuture = new Date(8.64e15);

/** Returns the schema of a text of the form, with core's rule for its field. Known values may be sent masked. */
const memberText = (field: MemberField, schema: JsonSchema = {}) =>
  v.pipe(
    v.string('required'),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed ? memberFieldError(field, dataset.value, farFuture) : undefined;
      if (error) addIssue({ message: error });
    }),
    jsonSchema({
      ...(field !== 'middle_name' && { minLength: 1 }),
      maxLength: maxLengths[field],
      ...schema,
    }),
  );
/** Digits, or a masked text. */
const digits = (count: number) => ({ pattern: `^\\d{${count}}$|${maskMark.slice(0, 1)}` });

const addressFields = {
  address: memberText('address'),
  city: memberText('city'),
  state: memberText('state'),
  zip_code: memberText('zip_code', { pattern: String.raw`^\d{5}(-\d{4})?$` }),
} as const;
const addressExample = { address: '12 Harbor Lane', city: 'Oakland', state: 'CA', zip_code: '94607' };

/** An address in a response, which may be masked. */
const responseAddressFields = { address: text, city: text, state: text, zip_code: text } as const;
const suggestion = v.strictObject({ id: text, ...responseAddressFields });
const suggestions = v.array(suggestion);
const suggestionExample = { id: 'a17', ...addressExample };

/** A beneficiary. Core's rules validate it together with the whole form; see `memberFormErrors`. */
const beneficiary = v.strictObject({
  slot: v.pipe(text, jsonSchema({ enum: slots })),
  full_name: lineOf({ minLength: 1, maxLength: maxLengths.full_name }),
  relationship: v.pipe(text, jsonSchema({ enum: relationships })),
  date_of_birth: codeOf({ format: 'date' }),
  percentage: v.union([
    v.pipe(v.number(), jsonSchema({ minimum: 0, maximum: 100 })),
    codeOf({ pattern: String.raw`^\d{1,3}(\.\d{1,2})?$` }),
  ]),
});

/** The answers in the form. */
const memberAnswers = {
  first_name: memberText('first_name'),
  middle_name: v.optional(memberText('middle_name'), ''),
  last_name: memberText('last_name'),
  date_of_birth: memberText('date_of_birth', { format: 'date' }),
  social_security_number: memberText('social_security_number', { pattern: String.raw`^\d{9}$` }),
  ...addressFields,
  email_address: memberText('email_address'),
  phone_number: memberText('phone_number', digits(10)),
  is_married: flag,
  beneficiaries: v.pipe(v.array(beneficiary), v.minLength(1), v.maxLength(slots.length)),
} as const;

const formExample = {
  first_name: 'Ana',
  middle_name: '',
  last_name: 'Reyes',
  date_of_birth: '1990-04-12',
  social_security_number: '219094321',
  ...addressExample,
  email_address: 'ana@mail.example',
  phone_number: '5105550134',
  is_married: false,
  beneficiaries: [
    {
      slot: 'Primary',
      full_name: 'Luis Reyes',
      relationship: 'Father',
      date_of_birth: '1961-02-03',
      percentage: 100,
    },
  ],
} as const;

const open = { tag: 'membership', isOpen: true } as const;
export const formTokenExample = 'Zk3yPq8sV1nTt5Lw';

/** Checks a link. The response contains nothing about a person. */
export const lookupCall = defineCall({
  ...open,
  id: 'lookup',
  method: 'get',
  path: '/api/pact-form/lookup',
  query: {
    id: v.exactOptional(anyText),
    employee_id: v.exactOptional(anyText),
    company_id: v.exactOptional(anyText),
    sig: v.exactOptional(anyText),
  },
  answer: v.strictObject({
    state: v.picklist(['open']),
    company_name: text,
    asks: v.array(v.picklist(['ssn_last_four', 'date_of_birth'])),
    language,
  }),
  refusals: [404, 410, 429],
  example: {
    answer: { state: 'open', company_name: 'Harbor Lane Markets', asks: ['ssn_last_four'], language: 'en' },
  },
});

/**
 * The initial values of the form: complete if the applicant also gave the date of birth; masked and without the last
 * name if only the digits.
 */
const prefill = v.strictObject({
  first_name: v.exactOptional(text),
  middle_name: v.exactOptional(text),
  last_name: v.exactOptional(text),
  date_of_birth: v.exactOptional(day),
  address: v.exactOptional(text),
  city: v.exactOptional(text),
  state: v.exactOptional(text),
  zip_code: v.exactOptional(text),
  email_address: v.exactOptional(text),
  phone_number: v.exactOptional(text),
  is_married: v.exactOptional(flag),
  beneficiaries: v.exactOptional(v.array(beneficiary)),
});

export const verifyCall = defineCall({
  ...open,
  id: 'verify',
  method: 'post',
  path: '/api/pact-form/verify',
  body: v.pipe(
    v.object({
      ...linkParts,
      ssn_last_four: v.exactOptional(
        v.pipe(v.string(), jsonSchema({ pattern: String.raw`^\d{4}$` }), v.transform(ungrouped)),
      ),
      /** If the lookup asks for it. */
      date_of_birth: v.exactOptional(
        v.pipe(
          v.string(),
          v.transform((typed) => dayToWire(typed) || cleanCode(typed)),
        ),
      ),
      /** From a mailed link, instead of the digits. */
      key: v.exactOptional(text),
      /** The form that was sent from this browser, or its envelope. */
      form_id: v.exactOptional(text),
      envelope_id: v.exactOptional(text),
      /** The key of a draft to continue, from the browser or a mailed link. It opens nothing without the digits. */
      draft_key: v.exactOptional(text),
    }),
    v.check(({ key, ssn_last_four: last = '' }) => Boolean(key) || isLastFour(last)),
  ),
  proof: linkProof,
  invalid: { status: 422, detail: 'ssn incorrect' },
  answer: v.union([
    v.strictObject({
      result: v.picklist(['eligible']),
      form_token: text,
      /** Seconds. */
      expires_in: integer,
      form_status: v.picklist(['none', 'awaiting_signature', 'declined', 'in_review']),
      form_id: v.exactOptional(text),
      email_masked: v.exactOptional(text),
      prefill: v.nullable(prefill),
      /** Absent for the address in a draft, which is checked when the form is sent. */
      address_check: v.exactOptional(
        v.strictObject({
          outcome: v.picklist(['verified', 'not_found', 'multiple']),
          suggestions,
        }),
      ),
      /** Whether the form starts with the answers of a draft. Absent if the server does not store drafts. */
      draft: v.exactOptional(v.picklist(['none', 'opened'])),
    }),
    v.strictObject({
      result: v.picklist(['already_member']),
      /** With both, the signed form can be mailed again, to this address; see `copy-mails`. */
      form_token: v.exactOptional(text),
      email_masked: v.exactOptional(text),
    }),
    v.strictObject({ result: v.picklist(['check_mail']) }),
  ]),
  refusals: [404, 410, 422, 429],
  example: {
    body: { id: 1001, ssn_last_four: '4321' },
    answer: {
      result: 'eligible',
      form_token: formTokenExample,
      expires_in: 1800,
      form_status: 'none',
      prefill: { first_name: 'A•••', city: 'Oakland', state: 'CA', zip_code: '94607' },
      address_check: { outcome: 'verified', suggestions: [] },
    },
  },
});

export const addressCheckCall = defineCall({
  ...open,
  id: 'address-check',
  method: 'post',
  path: '/api/pact-form/address-check',
  body: v.object({ form_token: text, ...addressFields }),
  proof: { form_token: formTokenExpired },
  answer: v.union([
    v.strictObject({ outcome: v.picklist(['verified']), address: v.strictObject(responseAddressFields) }),
    v.strictObject({ outcome: v.picklist(['verified', 'not_found']) }),
    v.strictObject({
      outcome: v.picklist(['multiple']),
      suggestions: v.pipe(suggestions, v.minLength(1), v.maxLength(10)),
    }),
  ]),
  refusals: [403, 422, 429],
  example: {
    body: { form_token: formTokenExample, ...addressExample },
    answer: { outcome: 'multiple', suggestions: [suggestionExample] },
  },
});

export const submitFormCall = defineCall({
  ...open,
  id: 'submit-form',
  method: 'post',
  path: '/api/pact-form/forms',
  once: true,
  body: v.strictObject({ form_token: text, language: languageOrEnglish, ...memberAnswers }),
  proof: { form_token: formTokenExpired },
  status: 201,
  answer: v.strictObject({
    form_id: text,
    status: v.picklist(['awaiting_signature', 'in_review']),
    email_masked: text,
  }),
  existing: v.strictObject({
    status: v.picklist(['already_member']),
    /** With it, the signed form can be mailed again, to this address; see `copy-mails`. */
    email_masked: v.exactOptional(text),
  }),
  refusals: [403, 409, 422, 429],
  example: {
    body: { form_token: formTokenExample, language: 'en', ...formExample },
    answer: {
      form_id: '3b241101-e2bb-4255-8caf-4136c566a962',
      status: 'awaiting_signature',
      email_masked: 'a***@mail.example',
    },
  },
});

export const membershipCalls = [lookupCall, verifyCall, addressCheckCall, submitFormCall] as const;
