/** The rules for a new password, in the order shown (spec, section 5). */
export const passwordRules = ['length', 'upper', 'special', 'number'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const minPasswordLength = 8;
/** Long enough for a passphrase, and limits the cost of hashing. */
export const maxPasswordLength = 128;

/**
 * Returns the form in which passwords are compared. Keyboards differ in how they write an accented letter: as one
 * character or as two.
 */
export const composedPassword = (password: string): string => password.normalize('NFC');

/** Returns the length in code points: characters beyond the basic plane count as one, not two. */
export const passwordLength = (password: string): number => Array.from(composedPassword(password)).length;

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => passwordLength(password) >= minPasswordLength,
  upper: (password) => /\p{Lu}/u.test(password),
  // Anything visible but letters and digits, so `_` counts.
  special: (password) => /[^\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};

/** Returns the rules that a password breaks. The password is used as typed: never trimmed, never cut. */
export const brokenRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !tests[rule](password));
