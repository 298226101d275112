/** The rules for a new password, in the order in which people read them (spec, section 5). */
export const passwordRules = ['length', 'upper', 'special', 'number'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const shortest = 8;
/** Enough for every sentence, and a bound for the work of hashing. */
export const longestPassword = 128;

/** Length as a person counts it: characters beyond the basic plane are one, not two. */
export const passwordLength = (password: string): number => Array.from(password).length;

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => passwordLength(password) >= shortest,
  upper: (password) => /\p{Lu}/u.test(password),
  // Anything that is neither letter, digit nor blank, so that `_` counts.
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};

/** The rules that a password breaks. It is taken as typed: never trimmed, never cut. */
export const brokenRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !tests[rule](password));
