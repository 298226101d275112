/** The names that a module exports one by one. */
export const namesIn = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)|^export \{ ([^}]+) \}(?! from)/gm)].flatMap(
    ([, name, list]) => (name ? [name] : (list ?? '').split(', ').map((one) => one.replace(/^\w+ as /, ''))),
  );

/** A module in the place of that one, all of whose exports are `none`: components that draw nothing, hooks that do nothing. */
export const emptyModule = (code: string, none = '() => null'): string =>
  [`const none = ${none};`, ...namesIn(code).map((name) => `export { none as ${name} };`)].join('\n');
