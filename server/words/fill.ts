/** Puts values into a text's `{{name}}` places, `{{name, number}}` with a thousands separator; a value that is not there leaves nothing. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, format?: string) => {
    const value = values[name] ?? '';
    return format && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  });
