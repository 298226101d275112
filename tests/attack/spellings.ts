const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(2, '0');
const encoded = (character: string): string => `%${hex(character)}`;
/** Applies `change` to the part at an index, counted from the end. */
const at = (parts: readonly string[], back: number, change: (part: string) => string): string =>
  parts.map((part, index) => (index === parts.length - back ? change(part) : part)).join('/');

/** Other spellings of a path that some server or proxy could treat like it. Does not include the path itself. */
export const otherSpellings = (path: string): readonly string[] => {
  const parts = path.split('/');
  const backs = parts.slice(1).map((_, index) => index + 1);
  const first = (part: string) => encoded(part.charAt(0)) + part.slice(1);
  const all = (part: string) => Array.from(part, encoded).join('');
  return [
    ...backs.flatMap((back) => [
      at(parts, back, first),
      at(parts, back, (part) => first(part).toUpperCase()),
      at(parts, back, all),
      at(parts, back, (part) => all(part).replaceAll('%', '%25')),
      at(parts, back, (part) => part.toUpperCase()),
      at(parts, back, (part) => `./${part}`),
      at(parts, back, (part) => `x/../${part}`),
      at(parts, back, (part) => `x/%2e%2E/${part}`),
      at(parts, back, (part) => `/${part}`),
      at(parts, back, (part) => `${part}.`),
      at(parts, back, (part) => `${part}%00`),
      at(parts, back, (part) => `${part};x=1`),
      at(parts, back, (part) => `${part}%20`),
      at(parts, back, (part) => part.replace('-', '%2d')),
      // The fullwidth form of the first letter.
      at(
        parts,
        back,
        (part) =>
          encodeURIComponent(
            part.charAt(0).replace(/[a-z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
          ) + part.slice(1),
      ),
    ]),
    path.replaceAll('/', '%2f').replace('%2f', '/'),
    path.replaceAll('/', '%5c').replace('%5c', '/'),
    path.replaceAll('/', '\\').replace('\\', '/'),
    path.replaceAll('/', '//'),
    `/.${path}`,
    `/%2e${path}`,
    `/login/..${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/%2e`,
    `${path}?`,
    `${path}%3f`,
    `${path}#x`,
    `http://localhost${path}`,
    `http://127.0.0.1${path}`,
  ].filter((spelling) => spelling !== path);
};
