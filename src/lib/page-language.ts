let ofTexts: string | undefined;

/** Sets the language of the portal's texts, and `lang` of the page. */
export const setPageLanguage = (language: string): void => {
  ofTexts = language;
  document.documentElement.lang = language;
};

/**
 * Returns the language of the portal's texts; before they are loaded, `lang` as the server wrote it. Later, a browser
 * that translates the page changes `lang`.
 */
export const pageLanguage = (): string => ofTexts ?? document.documentElement.lang;
