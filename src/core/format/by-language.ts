/** Makes something once for each language, by its tag in the United States: `es-US`. */
export const byLanguage = <T>(make: (tag: string) => T): ((language: string) => T) => {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language) ?? make(`${language}-US`);
    made.set(language, known);
    return known;
  };
};
