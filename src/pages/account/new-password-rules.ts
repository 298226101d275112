import { brokenRules, composedPassword, maxPasswordLength, passwordLength } from '@core/session/password';
import { hasControlCharacter, isBlank } from '@core/text/clean-text';
import type { FormRules, PasswordErrorKey } from './use-account-form';

const errorKeys = new Map<string, PasswordErrorKey>([
  ['required', 'new-password:complaint.required'],
  ['characters', 'new-password:complaint.characters'],
  ['password-short', 'new-password:complaint.rules'],
  ['password-rules', 'new-password:complaint.rules'],
  ['password-long', 'new-password:complaint.long'],
  ['password-common', 'new-password:complaint.common'],
  ['password-name', 'new-password:complaint.name'],
]);

/** Returns the error for a password that the server rejected, by the server's error key. */
export const passwordErrorKey = (code: string): PasswordErrorKey =>
  errorKeys.get(code) ?? 'new-password:complaint.refused';

/** A password is used as typed: leading and trailing spaces belong to it. */
export const newPasswordRules: FormRules<'password' | 'confirmation'> = {
  password: {
    check: (text) => {
      if (isBlank(text)) return 'new-password:complaint.required';
      if (hasControlCharacter(text)) return 'new-password:complaint.characters';
      if (passwordLength(text) > maxPasswordLength) return 'new-password:complaint.long';
      return brokenRules(text).length > 0 ? 'new-password:complaint.rules' : undefined;
    },
  },
  confirmation: {
    check: (text, { password }) =>
      composedPassword(text) === composedPassword(password) ? undefined : 'new-password:complaint.match',
  },
};
