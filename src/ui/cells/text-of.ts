/** A value that is a text or a number, as text; '' for anything else. JSON's `1e999` arrives as infinity, which is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
