/** Converts `bought_on` or `bought-on` to `bought on`. */
export const spaced = (name: string): string => name.replace(/[_-]+/g, ' ');

export const camelCase = (name: string): string =>
  name.replace(/[_-]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the regular English singular. Developers pass irregular ones themselves. */
export const singularOf = (plural: string): string => {
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : plural;
};

/** Returns a text as a string literal in single quotes, as in the project's style. */
export const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a key of an object literal, quoted if needed. */
export const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

/** Returns a label for use inside a sentence: `Plate` becomes `plate`, `VIN` stays. */
export const midSentenceLabel = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
