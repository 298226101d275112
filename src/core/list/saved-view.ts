/** Bounds of a saved view, in characters. */
export const longestViewName = 60;
export const longestViewAddress = 2_000;

/** A name as it is kept: one blank between words. */
export const tidyViewName = (name: string): string => name.trim().replace(/\s+/g, ' ');
