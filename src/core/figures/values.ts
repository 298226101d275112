/** The fields of an answer, or of a part of one, whose types are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure of an answer; null for anything but a finite number. */
export type Figure = number | null;

export const numberOf = (value: unknown): Figure =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
