import type { Field } from '../resource/field';
import { isNumeric } from '../resource/kinds';
import type { Resource } from '../resource/resource';
import type { FormInput } from './form';

type Declared = Pick<Resource, 'fields' | 'form'>;

/** A number as HTML inputs hold it: `12`, `-3.5`, `.5`, `1e3`. */
const numberText = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const readNumber = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value.trim() : '';
  const number = numberText.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : value;
};

const takesNumber = (input: FormInput | undefined, field: Field | undefined): boolean => {
  if (!input) return field !== undefined && isNumeric(field.kind);
  return input.kind === 'record' || input.kind === 'records' || isNumeric(input.kind);
};

/**
 * Returns values with numbers instead of texts that are one, where the declaration has a number or the number of a record.
 * HTML inputs and selects hold texts, and the API takes numbers only. All other values stay as they are.
 */
export const withNumbers = <V>({ fields, form }: Declared, values: V): V => {
  if (typeof values !== 'object' || values === null) return values;
  const { inputs = {} } = form ?? {};
  const own = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined =>
    Object.hasOwn(names, name) ? names[name] : undefined;
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (!takesNumber(own(inputs, name), own(fields, name))) return [name, value] as const;
    return [name, Array.isArray(value) ? value.map(readNumber) : readNumber(value)] as const;
  });
  return Object.fromEntries(entries) as V;
};
