const ascii = /^[\0-\x7f]*$/;
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

/**
 * Folds a text for search and sort: removes accents and case (`Peña` and `PENA` are equal). The portal, the memory
 * store and the folded columns of the database all use it, so that they sort and find the same.
 */
export const fold = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : withoutMarks(withoutMarks(text).toLowerCase());
