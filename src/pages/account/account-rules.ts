import { isEmail } from '@core/form/email';
import { cleanCode } from '@core/text/clean-code';
import { isBlank } from '@core/text/clean-text';
import type { FieldRule, FormRules } from './use-account-form';

/** Minimum length of every password (spec, section 9). The other rules may be newer than a user's password. */
const minPasswordLength = 8;

const email: FieldRule<string> = {
  tidy: cleanCode,
  check: (text) => {
    if (text === '') return 'email.required';
    return isEmail(text) ? undefined : 'email.invalid';
  },
};

export const loginRules: FormRules<'email' | 'password'> = {
  email,
  password: {
    check: (text) => {
      if (isBlank(text)) return 'login.passwordRequired';
      // Decomposed, accents count: a password may be from when they did.
      return text.normalize('NFD').length < minPasswordLength ? 'login.passwordInvalid' : undefined;
    },
  },
};

export const forgotRules: FormRules<'email'> = { email };
