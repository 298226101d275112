const directs = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/;

/**
 * A text from data within a sentence. Signs of direction in it would turn the rest of the sentence around; between U+2068 and U+2069
 * they end where the text ends (Unicode, UAX 9), unless it holds such signs of its own, which are dropped. Text without any stays as it is.
 */
export const isolated = (text: string): string =>
  directs.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;

// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const control = /[\u0000-\u001f\u007f-\u009f]/;

/** Whether a text holds a control character: no name or address does, and a database refuses the first of them. */
export const hasControlCharacter = (text: string): boolean => control.test(text);
