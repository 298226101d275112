import type { Schema } from '../openapi/schema';
import type { Today } from './today';

/** Errors of value inputs: keys of the `validation` words. */
export type ValueError =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'pick'
  | 'max'
  | 'number'
  | 'whole'
  | 'decimals'
  | 'money'
  | 'percent'
  | 'date'
  | 'month'
  | 'year'
  | 'duration'
  | 'range'
  | 'link';

/** Limits of an input as its error messages name them. */
export type Limits = Readonly<Partial<Record<'from' | 'to' | 'max' | 'decimals', string | number>>>;

/** A kind of inputs whose typed text is parsed into a value. Methods, so that each kind has its own type of input. */
export interface ValueKind<Input = never> {
  /** The value in the API, as JSON Schema. The rules below take their bounds from it. */
  schema(input: Input): Schema;
  /** Parses a typed text that is not blank. Returns one that it cannot parse as it is, so that `check` reports it. */
  read(text: string): unknown;
  /** Formats a value for the input; '' for one of another type. The text itself when absent. */
  write?(value: unknown, input: Input): string | boolean;
  /** The value is a text, and every text has the form of the API. */
  readonly isText?: true;
  /** Cleans a text that has the form of the API. It must be as sent when absent. */
  clean?(text: string): string;
  /** Returns what is wrong with a parsed value. Null if it is valid. */
  check(value: unknown, input: Input, today: Today): ValueError | null;
  limits?(input: Input, language: string, today: Today): Limits;
}

/** Checks a number against the bounds of its schema. */
export const inRange = (value: number, { minimum = -Infinity, maximum = Infinity }: Schema): 'range' | null =>
  value >= minimum && value <= maximum ? null : 'range';

/** Checks the length of a text against its schema, in characters. */
export const inLength = (value: string, { maxLength = Infinity }: Schema): 'max' | null =>
  Array.from(value).length > maxLength ? 'max' : null;

/** Formats a number as it is typed. */
export const writeNumber = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
