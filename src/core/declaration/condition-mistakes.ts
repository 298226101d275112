import {
  conditionFields,
  operandsOf,
  testsOf,
  type DeclaredTest,
  type Operand,
} from '../conditions/condition-tests';
import type { FormInput } from '../form/form';
import { isMonth } from '../form/month-text';
import { isDay } from '../format/date';
import type { DeclaredCondition, Operator } from '../resource/condition';
import type { Field } from '../resource/field';
import type { ComparedAs } from '../resource/kind';
import { kindOf } from '../resource/kinds';
import type { Resource } from '../resource/resource';
import type { ResourceRule } from './mistake';

/** What a condition may test. */
export interface Compared {
  readonly as: ComparedAs;
  /** The only possible values. Any when absent. */
  readonly values?: readonly string[];
}

const inOrder: readonly Operator[] = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'in', 'empty'];
const operators: Readonly<Record<ComparedAs, readonly Operator[]>> = {
  number: inOrder,
  date: inOrder,
  month: inOrder,
  'date-time': inOrder,
  boolean: ['eq', 'ne', 'in', 'empty'],
  names: ['eq', 'ne', 'in', 'contains', 'starts', 'empty'],
  text: ['eq', 'ne', 'in', 'empty'],
  none: ['empty'],
};

const isLiteral: Readonly<Record<ComparedAs, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && isDay(value),
  month: (value) => typeof value === 'string' && isMonth(value),
  'date-time': (value) => typeof value === 'string',
  names: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  none: () => false,
};

const literals: Readonly<Record<ComparedAs, readonly string[]>> = {
  number: ['a number', '{ caller: "id" }', '{ client: true }'],
  boolean: ['true', 'false'],
  date: ['a day (yyyy-MM-dd)', '{ today: true }'],
  month: ['a month (yyyy-MM)'],
  'date-time': ['a text'],
  names: ['a text'],
  text: ['a text'],
  none: [],
};

const isNullable = (op: Operator): boolean => op === 'eq' || op === 'ne' || op === 'in';

/** Returns how a field or an input is compared. */
export const comparedField = (field: Field): Compared => ({
  as: kindOf(field).compared,
  ...(field.values && { values: Object.keys(field.values) }),
});

/** Returns how the value of an input is compared: as the field that it writes. */
export const comparedInput = (input: FormInput): Compared => {
  switch (input.kind) {
    case 'choice':
      return { as: 'names', values: input.values };
    case 'record':
    case 'records':
      return { as: 'none' };
    case 'zip-code':
    case 'us-state':
    case 'long-text':
      return { as: 'names' };
    case 'own':
      return { as: kindOf({ kind: input.of }).compared };
    default:
      return { as: kindOf({ kind: input.kind }).compared };
  }
};

/** Where a condition is, and what it may test. */
export interface CheckedCondition {
  readonly where: string;
  readonly condition: DeclaredCondition | undefined;
  /** Undefined for an unknown name. */
  readonly find: (name: string) => Compared | undefined;
}

const canCompare = (
  tested: Compared,
  { op }: DeclaredTest,
  operand: Operand,
  find: CheckedCondition['find'],
): boolean => {
  if (operand === null) return isNullable(op);
  if (typeof operand !== 'object')
    return isLiteral[tested.as](operand) && (tested.values?.includes(String(operand)) ?? true);
  if ('field' in operand) {
    const other = find(operand.field);
    return other === undefined || other.as === tested.as;
  }
  return 'today' in operand ? tested.as === 'date' : tested.as === 'number';
};

const operandName = (operand: Operand): string =>
  operand !== null && typeof operand === 'object' && 'field' in operand
    ? `the field "${operand.field}"`
    : JSON.stringify(operand);

/** Yields a message for each test that a field or its value does not have. Unknown names are reported elsewhere. */
export function* testMistakes({ where, condition, find }: CheckedCondition): Generator<string> {
  for (const test of condition ? testsOf(condition) : []) {
    const tested = find(test.field);
    if (!tested) continue;
    const possible = operators[tested.as];
    if (!possible.includes(test.op)) {
      yield `${where} tests "${test.field}" with "${test.op}". Possible: ${possible.join(', ')}.`;
      continue;
    }
    for (const operand of operandsOf(test))
      if (!canCompare(tested, test, operand, find)) {
        const others = tested.values ?? literals[tested.as];
        const choices = [...others, ...(isNullable(test.op) ? ['null'] : []), 'a field of the same kind'];
        yield `${where} compares "${test.field}" with ${operandName(operand)}. Possible: ${choices.join(', ')}.`;
      }
  }
}

/** Returns all conditions on records of a resource, with their places. */
export const recordConditions = (
  resource: Resource,
): readonly (readonly [where: string, condition: DeclaredCondition | undefined])[] => {
  const { rows = [], actions = {}, operations, list, form } = resource;
  return [
    ...rows.map(({ where }) => ['rows', where] as const),
    ...Object.entries(actions).map(([name, { when }]) => [`actions.${name}.when`, when] as const),
    ...Object.entries(operations).map(([name, { when }]) => [`operations.${name}.when`, when] as const),
    ...Object.entries(form?.rules ?? {}).map(([name, { must }]) => [`rules.${name}.must`, must] as const),
    ...Object.entries(list?.filters ?? {}).flatMap(([name, filter]) =>
      filter.kind === 'one-of'
        ? Object.values(filter.options).map(({ where }) => [`list.filters.${name}`, where] as const)
        : [],
    ),
  ];
};

const comparesWith = (condition: DeclaredCondition, kind: 'caller' | 'client'): boolean =>
  testsOf(condition)
    .flatMap(operandsOf)
    .some((operand) => operand !== null && typeof operand === 'object' && kind in operand);

/** Conditions test fields in a way that their kinds have, and compare them with values of their kind. */
export const conditionMistakes: ResourceRule = function* (resource) {
  const find = (name: string) => {
    const field = resource.fields[name];
    return field && comparedField(field);
  };
  for (const [where, condition] of recordConditions(resource))
    yield* testMistakes({ where, condition, find });
  for (const { where } of resource.rows ?? [])
    if (comparesWith(where, 'client'))
      yield 'rows compare with the open client, but records are also found without one.';
  for (const [name, { must }] of Object.entries(resource.form?.rules ?? {})) {
    if (comparesWith(must, 'client') || comparesWith(must, 'caller'))
      yield `rules.${name}.must depends on who saves the record. Possible: values, fields and today.`;
    for (const field of conditionFields(must))
      if (resource.fields[field]?.computed)
        yield `rules.${name}.must names "${field}", which is computed: only stored fields have rules.`;
  }
};
