import type { DeclaredCondition } from '../resource/condition';
import type { Filter } from '../resource/filter';
import { isBlank } from '../text/clean-text';
import type { Span } from './period';

export type Params = Readonly<Record<string, string>>;

/** A test of one field in the data grammar. */
interface Test<Operator extends string = string> {
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

/** The days of named ranges; see `SpanFilter`. */
export type NamedSpans = Readonly<Record<string, Span>>;

/** A parameter of a filter with the conditions that its value sets. Null if the value cannot be read. */
export type ReadParam = readonly [param: string, conditions: readonly DeclaredCondition[] | null];

/**
 * A kind of filters: what an address, a call and a page of a developer say, translated into each other. Methods, so that
 * each kind has its own type of filter. What only the server does is beside it, a `FilterReader`.
 */
export interface FilterKind<F extends Filter = Filter> {
  /** The fields that a filter tests. */
  tested(filter: F): readonly string[];
  /** The fields that its options sort by. None when absent. */
  sorted?(filter: F): readonly string[];
  /** The parameters of a call. */
  params(filter: F): readonly string[];
  /** Returns the option for the text of an address. Undefined if it is not one and there is no default. */
  chosen(filter: F, requested: string | null | undefined): string | undefined;
  /** Returns the tests of an option in the data grammar. */
  tests(filter: F, option: string | undefined): readonly Test<'eq' | 'gte' | 'lte'>[];
  /** Returns the parameters of a call for a test; undefined if the filter cannot answer it. `name`: of the filter. */
  sent(filter: F, test: Test, name: string): Params | undefined;
  /** Returns the option for a value that a call sends. Undefined if there is none. */
  optionFor(filter: F, sent: string | undefined): string | undefined;
  /** The tests depend on the time zone or the day. */
  readonly isDated?: true;
}

/** Reads the parameters of a call, on the server. `named`: the days of named ranges. */
export type FilterReader<F extends Filter> = (
  filter: F,
  query: URLSearchParams,
  named: NamedSpans,
) => readonly ReadParam[];

/** Reads a parameter. One that is missing or blank sets no condition. */
export const readParam = (
  query: URLSearchParams,
  param: string,
  conditionsOf: (sent: string) => readonly DeclaredCondition[] | null,
): ReadParam => {
  const sent = query.get(param) ?? '';
  return [param, isBlank(sent) ? [] : conditionsOf(sent)];
};

interface ValueFilter {
  readonly param: string;
  readonly field: string;
}

/** What filters of one value have in common, whose address and call hold the same text. */
export const ofOneValue = {
  tested: ({ field }: ValueFilter) => [field],
  params: ({ param }: ValueFilter) => [param],
  tests: ({ param }: ValueFilter, option: string | undefined) =>
    option === undefined ? [] : [{ field: param, operator: 'eq' as const, value: option }],
  sent: ({ param, field: of }: ValueFilter, { field, operator, value }: Test, name: string) =>
    [param, of, name].includes(field) && operator === 'eq' ? { [param]: String(value) } : undefined,
  optionFor: (_: ValueFilter, sent: string | undefined) => sent,
};
