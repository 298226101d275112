import type { Kind } from './kind';

type Initial = NonNullable<Kind['initial']>;

export const initialText: Initial = { isValid: (value) => typeof value === 'string', expected: 'a text' };
export const initialNumber: Initial = { isValid: (value) => Number.isFinite(value), expected: 'a number' };

/** Returns the values in turn, by position from 0 on. Undefined without values. */
export const inTurn = <V>(values: readonly V[], at: number): V | undefined => values[at % values.length];

/** Names of people, for examples. */
export const people: readonly string[] = [
  'Ana Lopez',
  'Ben Okafor',
  'Chloe Dubois',
  'Dmitri Volkov',
  'Elena Maria Sanchez-Whitfield',
  'Farid Aziz',
];

/** Returns a day of any month, of two digits. */
export const dayOfMonth = (at: number): string => String((at % 27) + 1).padStart(2, '0');
