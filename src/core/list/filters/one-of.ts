import { conditionFields } from '@core/conditions/condition-tests';
import type { DeclaredCondition } from '@core/resource/condition';
import type { FilterOption, OneOfFilter } from '@core/resource/filter';
import { isBlank } from '@core/text/clean-text';
import type { FilterKind, FilterReader } from '../filter-kind';

type Test = Parameters<FilterKind['sent']>[1];

const same = (one: unknown, other: unknown) => String(one) === String(other);

/** Whether a test of the data grammar is equivalent to a declared condition. Only tests of one field with a value are. */
const isCondition = ({ field, operator, value }: Test, condition: DeclaredCondition): boolean => {
  if (!('field' in condition) || field !== condition.field) return false;
  if (condition.op === 'in') {
    if (operator !== 'in' || !Array.isArray(value)) return false;
    const wanted = new Set(value.map(String));
    return wanted.size === condition.value.length && condition.value.every((one) => wanted.has(String(one)));
  }
  if (condition.value === null)
    return (condition.op === 'eq' && operator === 'null') || (condition.op === 'ne' && operator === 'nnull');
  return operator === condition.op && typeof condition.value !== 'object' && same(value, condition.value);
};

export const oneOfFilter: FilterKind<OneOfFilter> = {
  tested: ({ options }) => Object.values(options).flatMap(({ where }) => conditionFields(where)),
  sorted: ({ options }) =>
    Object.values(options).flatMap(({ sort }) => (sort ? [sort.by, ...(sort.plus ?? [])] : [])),
  params: ({ param }) => [param],
  chosen: (filter, requested) =>
    typeof requested === 'string' && Object.hasOwn(filter.options, requested) ? requested : filter.default,
  tests: ({ param, options, unset }, option = unset) => {
    const sent = option === undefined ? undefined : options[option]?.send;
    return sent === undefined ? [] : [{ field: param, operator: 'eq', value: sent }];
  },
  sent: ({ param, options }, test, name) => {
    const isNamed = test.operator === 'eq' && (test.field === param || test.field === name);
    const option = Object.values(options).find(
      ({ send, where }) =>
        send !== undefined &&
        ((isNamed && same(send, test.value)) || (where !== undefined && isCondition(test, where))),
    );
    return option?.send === undefined ? undefined : { [param]: option.send };
  },
  optionFor: ({ options }, sent) => Object.keys(options).find((option) => options[option]?.send === sent),
};

/** Describes the tests that the filter can answer. `name`: of the filter. */
export const describeOneOf = ({ param, options }: OneOfFilter, name: string): string => {
  const sent = Object.values(options).flatMap(({ send }) => (send === undefined ? [] : [send]));
  return `${param === name ? name : `${param} or ${name}`} eq (${sent.join(', ')})`;
};

/** Returns the option that a call sends. */
export const sentOption = (filter: OneOfFilter, query: URLSearchParams): FilterOption | undefined =>
  Object.values(filter.options).find(({ send }) => send === (query.get(filter.param) ?? undefined));

export const readOneOf: FilterReader<OneOfFilter> = (filter, query) => {
  const isSent = !isBlank(query.get(filter.param) ?? '');
  const option = sentOption(filter, isSent ? query : new URLSearchParams());
  if (!option && isSent) return [[filter.param, null]];
  return [[filter.param, option?.where ? [option.where] : []]];
};
