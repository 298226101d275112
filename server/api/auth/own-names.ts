import type { Storage } from '@server/storage/storage';
import { demoPassword } from '@server/seed/data/accounts';
import { agencyOf, clientIdsOf } from '../session/rights';
import { namedClients } from '../session/session';
import { passwordProblem, type PasswordProblem } from './password-rules';

/** What the portal calls itself and its parts, and the password that the README prints. */
const ofProduct = ['Client Portal', 'Portal', 'Evoove', 'PACT', demoPassword];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What is left without the digits and signs around it, and without signs between its words. */
const heart = (text: string): string => withoutSigns(plain(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** Whether a password is one of the names: whole, or with digits and signs around it. */
export const isAmongNames = (password: string, names: readonly string[]): boolean => {
  const found = heart(password);
  return found !== '' && names.some((name) => heart(name) === found);
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
