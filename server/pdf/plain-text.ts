/** Text that the main font writes unchanged. Most text only has these letters. */
const plainPattern = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/;

/** Whether the main font draws a text as it is. */
export const isPlain = (text: string): boolean => plainPattern.test(text);
