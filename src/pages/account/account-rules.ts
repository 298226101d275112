import { isCode, isDigits, isRecoveryCode, tidyCode, tidyRecoveryCode } from '@core/account/code';
import { rules } from '@core/form/rules';
import type { FieldRule, FormRules } from './use-account-form';

/** No password of this portal is shorter (spec, section 9). The other rules may be younger than a user's password. */
const shortestPassword = 8;

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
    tidy: tidyCode,
    check: (text) => {
      if (text === '') return 'twoFactor.required';
      if (!isDigits(text)) return 'twoFactor.number';
      return isCode(text) ? undefined : 'twoFactor.length';
    },
  },
};

export const recoveryRules: FormRules<'recovery'> = {
  recovery: {
    tidy: tidyRecoveryCode,
    check: (text) => {
      if (text === '') return 'recovery.required';
      return isRecoveryCode(text) ? undefined : 'recovery.form';
    },
  },
};
