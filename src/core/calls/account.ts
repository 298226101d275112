import * as v from 'valibot';
import { nameInputs } from '../account/account-forms';
import { isCode } from '../account/code';
import { isPersonName } from '../form/person-name';
import { ungrouped } from '../text/clean-code';
import { defineCall } from './call';
import {
  codeOf,
  anyEmail,
  jsonSchema,
  flag,
  id,
  idInAddress,
  integer,
  moment,
  newEmail,
  pageOf,
  password,
  success,
  text,
  typedLine,
} from './values';

const base = '/api/v1/account';
const tag = 'auth';

const account = v.strictObject({
  id,
  first_name: text,
  last_name: text,
  username: anyEmail,
  /** An address that is not confirmed yet. */
  pending_username: v.nullable(anyEmail),
  role_name: text,
  factor: v.picklist(['none', 'mail', 'app']),
  /** The role requires a second factor. Users without one get codes by e-mail. */
  factor_required: flag,
  recovery_codes_left: integer,
});
const accountExample = {
  id: 7,
  first_name: 'Mia',
  last_name: 'Quist',
  username: 'mia@client.example',
  pending_username: null,
  role_name: 'Client Administrator',
  factor: 'app',
  factor_required: false,
  recovery_codes_left: 9,
} as const;

const name = (field: keyof typeof nameInputs) =>
  v.pipe(typedLine(nameInputs[field].max), v.check(isPersonName, 'person-name'));
const factorKind = v.picklist(['mail', 'app']);
const proof = { current_password: password } as const;
const proofExample = { current_password: 'Correct-horse-7' } as const;
/** Proves a second factor that is on: a code of the app, a mailed code with its token, or a recovery code. */
const factorProof = { code: v.exactOptional(codeOf()), two_factor_token: v.exactOptional(text) } as const;
const codes = v.strictObject({ recovery_codes: v.pipe(v.array(text), v.length(10)) });
const codesExample = { recovery_codes: Array.from({ length: 10 }, () => 'abcde-23456') };

/** The user's own account. */
export const accountCall = defineCall({
  id: 'account',
  tag,
  method: 'get',
  path: base,
  answer: account,
  refusals: [401],
  example: { answer: accountExample },
});

export const changeAccountCall = defineCall({
  id: 'account-edit',
  tag,
  method: 'put',
  path: base,
  body: v.strictObject({ first_name: name('first_name'), last_name: name('last_name') }),
  answer: account,
  refusals: [401, 422],
  example: { body: { first_name: 'Mia', last_name: 'Quist' }, answer: accountExample },
});

export const changePasswordCall = defineCall({
  id: 'account-password',
  tag,
  method: 'put',
  path: `${base}/password`,
  body: v.strictObject({ ...proof, password }),
  /** The new tokens of this sign-in. The ones of before stop working. */
  answer: v.strictObject({ ...success.entries, token: text, refresh_token: text }),
  refusals: [401, 422, 429],
  example: {
    body: { ...proofExample, password: 'Battery-staple-8' },
    answer: {
      success: true,
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.c2ln',
      refresh_token: 'm4wQ0dVb3p5c2VjcmV0',
    },
  },
});

export const changeAddressCall = defineCall({
  id: 'account-address',
  tag,
  method: 'put',
  path: `${base}/address`,
  body: v.strictObject({ ...proof, username: newEmail }),
  answer: v.strictObject({ pending_username: v.nullable(anyEmail) }),
  refusals: [401, 422, 429],
  example: {
    body: { ...proofExample, username: 'mia.quist@client.example' },
    answer: { pending_username: 'mia.quist@client.example' },
  },
});

export const cancelAddressChangeCall = defineCall({
  id: 'account-address-give-up',
  tag,
  method: 'delete',
  path: `${base}/address`,
  answer: v.strictObject({ pending_username: v.null() }),
  refusals: [401],
  example: { answer: { pending_username: null } },
});

export const sessionsCall = defineCall({
  id: 'account-sessions',
  tag,
  method: 'get',
  path: `${base}/sessions`,
  answer: pageOf(
    v.strictObject({
      id,
      current: flag,
      browser: text,
      system: text,
      network: text,
      signed_in: moment,
      last_seen: moment,
    }),
  ),
  refusals: [401],
  example: {
    answer: {
      data: [
        {
          id: 31,
          current: true,
          browser: 'Firefox',
          system: 'Windows',
          network: '203.0.113.7',
          signed_in: '2026-11-20T08:00:00.000Z',
          last_seen: '2026-11-20T12:00:00.000Z',
        },
      ],
      total_count: 1,
    },
  },
});

export const endOtherSessionsCall = defineCall({
  id: 'account-sessions-end',
  tag,
  method: 'delete',
  path: `${base}/sessions`,
  answer: v.strictObject({ ended: integer }),
  refusals: [401],
  example: { answer: { ended: 2 } },
});

export const endSessionCall = defineCall({
  id: 'account-session-end',
  tag,
  method: 'delete',
  path: `${base}/sessions/{id}`,
  params: { id: idInAddress },
  answer: v.strictObject({ id }),
  refusals: [401, 404],
  example: { answer: { id: 31 } },
});

/** Ends the sign-ins of all users, except the current one. For administrators. */
export const endAllSessionsCall = defineCall({
  id: 'sessions-end',
  tag,
  method: 'delete',
  path: '/api/v1/sessions',
  body: v.strictObject(proof),
  answer: v.strictObject({ ended: integer }),
  refusals: [401, 403, 422, 429],
  example: { body: proofExample, answer: { ended: 212 } },
});

export const startFactorCall = defineCall({
  id: 'account-factor',
  tag,
  method: 'post',
  path: `${base}/factor`,
  body: v.strictObject({ kind: factorKind, ...proof, ...factorProof }),
  answer: v.strictObject({
    factor_token: text,
    kind: factorKind,
    otpauth_url: v.exactOptional(text),
    secret: v.exactOptional(text),
    /** Seconds. */
    expires_in: integer,
  }),
  refusals: [401, 422, 429],
  example: {
    body: { kind: 'app', ...proofExample },
    answer: {
      factor_token: '9k2Jq0xYb7fV3nUe',
      kind: 'app',
      otpauth_url: 'otpauth://totp/portal.example:mia%40client.example?secret=JBSWY3DPEHPK3PXP',
      secret: 'JBSWY3DPEHPK3PXP',
      expires_in: 600,
    },
  },
});

/** Mails a code for changing a factor of mailed codes. */
export const factorCodeCall = defineCall({
  id: 'account-factor-code',
  tag,
  method: 'post',
  path: `${base}/factor/code`,
  answer: v.strictObject({
    two_factor_token: text,
    /** Seconds. */
    expires_in: integer,
  }),
  refusals: [401, 409, 429],
  example: { answer: { two_factor_token: '9k2Jq0xYb7fV3nUe', expires_in: 600 } },
});

export const removeFactorCall = defineCall({
  id: 'account-factor-off',
  tag,
  method: 'delete',
  path: `${base}/factor`,
  body: v.strictObject({ ...proof, ...factorProof }),
  answer: v.strictObject({ factor: v.picklist(['none']) }),
  refusals: [401, 409, 422, 429],
  example: { body: { ...proofExample, code: '402913' }, answer: { factor: 'none' } },
});

export const confirmFactorCall = defineCall({
  id: 'account-factor-confirm',
  tag,
  method: 'post',
  path: `${base}/factor/confirm`,
  body: v.strictObject({
    factor_token: text,
    code: v.pipe(
      v.string(),
      jsonSchema({ pattern: String.raw`^\d{6}$` }),
      v.transform(ungrouped),
      v.check(isCode, 'incorrect'),
    ),
  }),
  proof: { factor_token: { status: 410, detail: 'token expired' } },
  answer: codes,
  refusals: [401, 410, 422],
  example: { body: { factor_token: '9k2Jq0xYb7fV3nUe', code: '402913' }, answer: codesExample },
});

export const renewCodesCall = defineCall({
  id: 'account-recovery-codes',
  tag,
  method: 'post',
  path: `${base}/recovery-codes`,
  body: v.strictObject({ ...proof, ...factorProof }),
  answer: codes,
  refusals: [401, 422, 429],
  example: { body: { ...proofExample, code: '402913' }, answer: codesExample },
});

export const accountCalls = [
  accountCall,
  changeAccountCall,
  changePasswordCall,
  changeAddressCall,
  cancelAddressChangeCall,
  sessionsCall,
  endOtherSessionsCall,
  endSessionCall,
  endAllSessionsCall,
  startFactorCall,
  factorCodeCall,
  removeFactorCall,
  confirmFactorCall,
  renewCodesCall,
] as const;
