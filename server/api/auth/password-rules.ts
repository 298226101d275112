import { brokenRules, longestPassword, passwordLength } from '@core/session/password';
import { demoPassword } from '@server/seed/data/accounts';
import type { Storage } from '@server/storage/storage';
import { namedClients } from '../session/session';
import { agencyOf, clientIdsOf } from '../session/user-rows';
import list from './common-passwords.json';

/**
 * The most usual passwords that the rules for a new one allow when case is left out: all 3,797 of them among the million most usual in
 * SecLists (`10-million-password-list-top-1000000`), so at least the first 3,000 that OWASP ASVS 6.2.4 asks for.
 */
const commonest: ReadonlySet<string> = new Set(list);

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());

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

/** What the portal calls itself and its parts, and the password that the README prints. */
const ofProduct = ['Client Portal', 'Portal', 'Evoove', 'PACT', demoPassword];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What is left without the digits and signs around it, and without signs between its words. */
const lettersOf = (text: string): string => withoutSigns(plain(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** Whether a password is one of the names: whole, or with digits and signs around it. */
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

/** The first rule that a new password of a user breaks: those of every password, and that it is no name that others would try first. */
export const newPasswordProblem = async (
  storage: Storage,
  userId: number,
  password: string,
): Promise<PasswordProblem | null> => {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const names = [...ofProduct, ...(await namesOf(storage, userId))];
  return isAmongNames(password, names) ? 'password-name' : null;
};
