export type PasswordProblem =
  'required' | 'password-short' | 'password-long' | 'password-rules' | 'password-common';

/**
 * What remains of well-known passwords once case, digits, special characters and the usual replacements of letters are taken off:
 * with upper case, a number and a special character asked for, the commonest passwords are these with decoration.
 */
const commonWords = new Set(
  `password passwort contrasena welcome bienvenido qwerty qwertyuiop asdfgh zxcvbn letmein iloveyou teamo monkey dragon
  football baseball master sunshine princess shadow superman batman michael jordan trustno admin administrator login abc abcd
  abcdef changeme secret summer winter spring autumn fall monday company portal test testing user hello computer internet
  starwars pokemon whatever freedom ninja mustang access flower cheese cookie charlie jessica daniel pass passw`.split(
    /\s+/,
  ),
);

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

const readLetters = (text: string): string =>
  text
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/[013457]/g, (digit) => letters[digit] ?? '');
const onlyLetters = (text: string): string => text.replace(/[^a-z]/g, '');

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  // The tail of digits and signs that people add to satisfy the rules says nothing.
  const stem = lower.replace(/[^a-z]+$/, '');
  return [onlyLetters(lower), onlyLetters(readLetters(lower)), readLetters(stem)].some((word) =>
    commonWords.has(word),
  );
};

/** The first rule of the specification that a password breaks. It is taken as typed: never trimmed, never cut. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  const length = Array.from(password).length;
  if (length === 0) return 'required';
  if (length < 8) return 'password-short';
  if (length > 128) return 'password-long';
  const rules = [/\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u];
  if (!rules.every((rule) => rule.test(password))) return 'password-rules';
  return isCommon(password) ? 'password-common' : null;
};
