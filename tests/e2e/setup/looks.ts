/** In what every screen is looked at. Each has a profile of its own: a page without a window may go on drawing what it was before it was resized. */
export const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;
export type Look = (typeof looks)[number];
