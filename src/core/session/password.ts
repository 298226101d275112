/** The rules for a new password, in the order shown (spec, section 5). */
export const passwordRules = ['length', 'upper', 'special', 'number'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const minPasswordLength = 8;
/** Long enough for a passphrase, and limits the cost of hashing. */
export const maxPasswordLength = 128;

/** Returns the length in code points: characters beyond the basic plane count as one, not two. */
export const passwordLength = (password: string): number => Array.from(password).length;

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => passwordLength(password) >= minPasswordLength,
  upper: (password) => /\p{Lu}/u.test(password),
  // Anything but letters, digits and white space, so `_` counts.
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};

/** Returns the rules that a password breaks. The password is used as typed: never trimmed, never cut. */
export const brokenRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !tests[rule](password));
