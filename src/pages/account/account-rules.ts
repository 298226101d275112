import { rules } from '../../core/form/rules';
import type { FieldRule, FormRules } from './use-account-form';

/** No password of this portal is shorter (spec, section 9). The other rules may be younger than somebody's password. */
const shortestPassword = 8;
const codeLength = 6;

const email: FieldRule<string> = {
  tidy: (typed) => typed.trim(),
  check: (text) => {
    if (text === '') return 'email.required';
    return rules.email(text) ? undefined : 'email.invalid';
  },
};

export const loginRules: FormRules<'email' | 'password'> = {
  email,
  password: {
    check: (text) => {
      if (text === '') return 'login.passwordRequired';
      return text.length < shortestPassword ? 'login.passwordInvalid' : undefined;
    },
  },
};

export const forgotRules: FormRules<'email'> = { email };

export const codeRules: FormRules<'code'> = {
  code: {
    // Blanks and hyphens are how people group digits; leading zeros count, so the code stays text.
    tidy: (typed) => typed.replace(/[\s\p{Pd}]/gu, ''),
    check: (text) => {
      if (text === '') return 'twoFactor.required';
      if (!/^\d+$/.test(text)) return 'twoFactor.number';
      return text.length === codeLength ? undefined : 'twoFactor.length';
    },
  },
};
