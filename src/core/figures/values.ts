/** The fields of a response, or of a part of it, with unknown types. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure from a response. Null for anything but a finite number. */
export type Figure = number | null;

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Converts a decimal number that was sent as text (some servers keep them exact) to a number. Returns other values unchanged. */
export const wireNumber = (value: unknown): unknown =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value;

const dayPattern = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/;

/** Returns the day of a date as written, without a time after it, which may be in any time zone. Undefined if there is none. */
export const wireDay = (value: unknown): string | undefined =>
  typeof value === 'string' ? dayPattern.exec(value)?.[0] : undefined;

const positiveInteger = /^[1-9]\d{0,14}$/;

/** Normalizes an id for comparison: a whole number that was sent as text becomes a number. Returns other values unchanged. */
export const wireId = (value: unknown): unknown =>
  typeof value === 'string' && positiveInteger.test(value) ? Number(value) : value;

export const numberOf = (wire: unknown): Figure => {
  const value = wireNumber(wire);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
