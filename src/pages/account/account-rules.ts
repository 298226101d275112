import { isEmail } from '@core/form/email';
import type { FieldRule, FormRules } from './use-account-form';

/** Minimum length of every password (spec, section 9). The other rules may be newer than a user's password. */
const minPasswordLength = 8;

const email: FieldRule<string> = {
  tidy: (typed) => typed.trim(),
  check: (text) => {
    if (text === '') return 'email.required';
    return isEmail(text) ? undefined : 'email.invalid';
  },
};

export const loginRules: FormRules<'email' | 'password'> = {
  email,
  password: {
    check: (text) => {
      if (text === '') return 'login.passwordRequired';
      return text.length < minPasswordLength ? 'login.passwordInvalid' : undefined;
    },
  },
};

export const forgotRules: FormRules<'email'> = { email };
