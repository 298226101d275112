import { ungrouped } from '../text/clean-code';

const codeLength = 6;

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a normalized text can be a code of the second factor. */
export const isCode = (text: string): boolean => isDigits(text) && text.length === codeLength;

/** Normalizes a typed recovery code to `xxxxx-xxxxx`. */
export const normalizeRecoveryCode = (typed: string): string =>
  ungrouped(typed)
    .toLowerCase()
    .replace(/^(.{5})(.+)$/, '$1-$2');

/** Whether a normalized text can be a recovery code. */
export const isRecoveryCode = (text: string): boolean => /^[a-z0-9]{5}-[a-z0-9]{5}$/.test(text);
