import { object, string } from 'yup';
import { rules } from '../../core/form/rules';

/** The forms' complaints are keys of the `account` words, so that they follow a change of language. */
export type Complaint =
  | 'email.required'
  | 'email.invalid'
  | 'login.passwordRequired'
  | 'login.passwordInvalid'
  | 'twoFactor.required'
  | 'twoFactor.number'
  | 'twoFactor.length';

const say = (complaint: Complaint) => complaint;

/** No password of this portal is shorter (spec, section 9). The other rules may be younger than somebody's password. */
const shortestPassword = 8;
const codeLength = 6;

const email = string()
  .trim()
  .required(say('email.required'))
  .test('email', say('email.invalid'), (text) => rules.email(text));

export const loginRules = object({
  email,
  password: string()
    .required(say('login.passwordRequired'))
    .min(shortestPassword, say('login.passwordInvalid')),
});

export const forgotRules = object({ email });

/** Blanks and hyphens are how people group digits; leading zeros count, so the code stays text. */
export const codeRules = object({
  code: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/[\s\p{Pd}]/gu, '') : typed))
    .required(say('twoFactor.required'))
    .matches(/^\d+$/, say('twoFactor.number'))
    .length(codeLength, say('twoFactor.length')),
});
