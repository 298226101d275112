import { brokenRules, longestPassword, passwordLength } from '@core/session/password';
import { isCommonPassword } from './common-password';

export type PasswordProblem =
  | 'required'
  | 'password-short'
  | 'password-long'
  | 'password-rules'
  | 'password-common'
  /** The portal's, a company's or the person's own name or address. */
  | 'password-name';

/** The first rule that a new password breaks. It is taken as typed: never trimmed, never cut. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (password === '') return 'required';
  const broken = brokenRules(password);
  if (broken.includes('length')) return 'password-short';
  if (passwordLength(password) > longestPassword) return 'password-long';
  if (broken.length > 0) return 'password-rules';
  return isCommonPassword(password) ? 'password-common' : null;
};
