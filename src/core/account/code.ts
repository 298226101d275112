const codeLength = 6;

/** Blanks and hyphens are how people group digits; leading zeros count, so a code stays text. */
export const tidyCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a tidied text can be a code of the second factor. */
export const isCode = (text: string): boolean => isDigits(text) && text.length === codeLength;

/** A recovery code as it is written down, from however it was typed: `xxxxx-xxxxx`. */
export const tidyRecoveryCode = (typed: string): string =>
  tidyCode(typed)
    .toLowerCase()
    .replace(/^(.{5})(.+)$/, '$1-$2');

/** Whether a tidied text can be a recovery code. */
export const isRecoveryCode = (text: string): boolean => /^[a-z0-9]{5}-[a-z0-9]{5}$/.test(text);
