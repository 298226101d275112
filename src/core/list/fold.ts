const ascii = /^[\0-\x7f]*$/;
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/**
 * Text as search and sort see it: without accents and without case (`Peña` and `PENA` are the same). Used by the portal, the
 * memory store and the folded columns of the database alike, so that they order and find the same.
 */
export const fold = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : withoutMarks(withoutMarks(text).toLowerCase());
