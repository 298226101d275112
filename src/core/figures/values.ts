/** The fields of an answer, or of a part of one, whose types are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure of an answer; null for anything but a finite number. */
export type Figure = number | null;

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A decimal number that came as text, as from servers that keep them exact, as the number that it is; anything else as it came. */
export const wireNumber = (value: unknown): unknown =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value;

const whole = /^[1-9]\d{0,14}$/;

/** An id as the portal compares it: a whole number that came as text is a number; any other text stays. */
export const wireId = (value: unknown): unknown =>
  typeof value === 'string' && whole.test(value) ? Number(value) : value;

export const numberOf = (wire: unknown): Figure => {
  const value = wireNumber(wire);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
