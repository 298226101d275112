import { brokenRules, composedPassword, maxPasswordLength, passwordLength } from '@core/session/password';
import { hasControlCharacter, isBlank } from '@core/text/clean-text';
import { demoPassword } from '@server/seed/data/accounts';
import type { Storage } from '@server/storage/storage';
import { namedClients } from '../session/session';
import { agencyOf, clientIdsOf } from '../session/user-rows';
import list from './common-passwords.json';

/**
 * The most common passwords that satisfy the rules for a new password when case is ignored. All 3,797 are among the
 * million most common in SecLists (`10-million-password-list-top-1000000`), so they cover at least the first 3,000 that
 * OWASP ASVS 6.2.4 requires.
 */
const commonPasswords: ReadonlySet<string> = new Set(list);

export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(composedPassword(password).toLowerCase());

export type PasswordProblem =
  | 'required'
  | 'characters'
  | 'password-short'
  | 'password-long'
  | 'password-rules'
  | 'password-common'
  /** The password is the name of the portal, of a company or of the user, or the user's address. */
  | 'password-name';

/** Returns the first rule that a new password breaks, or null. The password is checked as typed, never trimmed or cut. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (isBlank(password)) return 'required';
  if (hasControlCharacter(password)) return 'characters';
  const broken = brokenRules(password);
  if (broken.includes('length')) return 'password-short';
  if (passwordLength(password) > maxPasswordLength) return 'password-long';
  if (broken.length > 0) return 'password-rules';
  return isCommonPassword(password) ? 'password-common' : null;
};

/** The portal's names for itself and its parts, and the password printed in the README. */
const productNames = ['Client Portal', 'Portal', 'Evoove', 'PACT', demoPassword];

const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const withoutPunctuation = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Strips digits and signs around the text, and signs between its words. */
const lettersOf = (text: string): string =>
  withoutPunctuation(normalized(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** Whether a password is one of the names, alone or with digits and signs around it. */
export const isAmongNames = (password: string, names: readonly string[]): boolean => {
  const found = lettersOf(password);
  return found !== '' && names.some((name) => lettersOf(name) === found);
};

const namesOf = async (storage: Storage, userId: number): Promise<string[]> => {
  const [user, clientIds, agencyId] = await Promise.all([
    storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]),
    clientIdsOf(storage, userId),
    agencyOf(storage, userId),
  ]);
  const [clients, agency] = await Promise.all([
    namedClients(storage, clientIds),
    storage.table('agencies').first([{ field: 'id', op: 'eq', value: agencyId }]),
  ]);
  const [first, last] = [String(user?.['first_name'] ?? ''), String(user?.['last_name'] ?? '')];
  return [
    ...[first, last, `${first} ${last}`, `${last} ${first}`, String(user?.['username'] ?? '')],
    ...clients.map(({ name }) => name),
    String(agency?.['name'] ?? ''),
  ];
};

/**
 * Returns the first rule that a user's new password breaks, or null. Checks the general rules and that the password is
 * not a name that others would guess first.
 */
export const newPasswordProblem = async (
  storage: Storage,
  userId: number,
  password: string,
): Promise<PasswordProblem | null> => {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const names = [...productNames, ...(await namesOf(storage, userId))];
  return isAmongNames(password, names) ? 'password-name' : null;
};
