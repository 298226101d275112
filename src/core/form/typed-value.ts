import type { Schema } from '../openapi/schema';
import { ownKind } from '../resource/kinds';
import { isBlank } from '../text/clean-text';
import type { FormInput, OwnInput, ValueInput } from './form';
import { booleanValue } from './kinds/boolean';
import { dateValue } from './kinds/date';
import { durationValue } from './kinds/duration';
import { linkValue } from './kinds/link';
import { longTextValue } from './kinds/long-text';
import { moneyValue } from './kinds/money';
import { monthValue } from './kinds/month';
import { numberValue } from './kinds/number';
import { percentValue } from './kinds/percent';
import { yearValue } from './kinds/year';
import type { Today } from './today';
import type { Limits, ValueError, ValueKind } from './value-kind';

type BuiltIn = Exclude<ValueInput, OwnInput>;

const builtIn: { readonly [K in BuiltIn['kind']]: ValueKind<Extract<BuiltIn, { readonly kind: K }>> } = {
  number: numberValue,
  money: moneyValue,
  percent: percentValue,
  date: dateValue,
  month: monthValue,
  year: yearValue,
  duration: durationValue,
  boolean: booleanValue,
  link: linkValue,
  'long-text': longTextValue,
};

const isBuiltIn = (kind: string): kind is BuiltIn['kind'] => Object.hasOwn(builtIn, kind);

export const isValueInput = (input: FormInput): input is ValueInput =>
  input.kind === 'own' || isBuiltIn(input.kind);

/** Throws when nothing is typed into fields of the kind. */
const kindOf = (input: ValueInput): ValueKind<ValueInput> => {
  const found = input.kind === 'own' ? ownKind(input.of)?.input : builtIn[input.kind];
  if (!found) throw new Error(`The kind "${input.kind === 'own' ? input.of : input.kind}" has no input.`);
  return found;
};

/** Whether the input must have a value. A boolean always has one: an unchecked box means no. */
export const isRequired = (input: FormInput): boolean => !input.optional && input.kind !== 'boolean';

/**
 * Parses a typed text to the value in the API. Returns invalid text unchanged, so that the validation reports it. An
 * empty text is null, or false for a required boolean.
 */
export const parseInputValue = (input: ValueInput, value: unknown): unknown => {
  if (value === null || (typeof value === 'string' && isBlank(value)))
    return input.kind === 'boolean' && !input.optional ? false : null;
  if (typeof value === 'string') return kindOf(input).read(value);
  // Users never see "-0".
  return value === 0 ? 0 : value;
};

/** Whether a value has the type of the API. A text that is only valid in another notation does not. */
export const isWireValue = (input: ValueInput, value: unknown): boolean => {
  if (typeof value !== 'string') return parseInputValue(input, value) === value;
  const kind = kindOf(input);
  return kind.isText === true || parseInputValue(input, value) === (kind.clean?.(value) ?? value);
};

/** Formats a value from the API for its input. */
export const formatInputValue = (input: ValueInput, value: unknown): string | boolean => {
  const kind = kindOf(input);
  if (kind.write) return kind.write(value, input);
  return typeof value === 'string' ? value : '';
};

/** Validates a parsed value (see `parseInputValue`), for the browser and the server. Returns null if it is valid. */
export const validateValue = (input: ValueInput, value: unknown, today: Today): ValueError | null => {
  if (value === undefined || value === null) return isRequired(input) ? 'required' : null;
  return kindOf(input).check(value, input, today);
};

/** Returns the limits of an input as its error messages name them. */
export const valueLimits = (input: ValueInput, language: string, today: Today): Limits =>
  kindOf(input).limits?.(input, language, today) ?? {};

/** Returns a value of the input in the API, as JSON Schema. */
export const valueSchema = (input: ValueInput): Schema => kindOf(input).schema(input);
