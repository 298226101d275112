const bidiControls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/;

/**
 * Isolates the writing direction of a data text that is inserted into a sentence. Direction characters in the text
 * would reverse the rest of the sentence. Between U+2068 and U+2069 their effect ends with the text (Unicode, UAX 9);
 * isolate characters in the text itself are removed. Text without direction characters is returned unchanged.
 */
export const isolateBidi = (text: string): string =>
  bidiControls.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
