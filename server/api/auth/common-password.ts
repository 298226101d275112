import list from './common-passwords.json';

/**
 * The most usual passwords that the rules for a new one allow when case is left out: all 3,797 of them among the million most usual in
 * SecLists (`10-million-password-list-top-1000000`), so at least the first 3,000 that OWASP ASVS 6.2.4 asks for.
 */
const commonest: ReadonlySet<string> = new Set(list);

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());
