import { conditionFields, testsOf } from '../conditions/condition-tests';
import { holds } from '../conditions/resolve';
import type { FormRule, FormSpec } from './form';
import type { Today } from './today';

type Values = Readonly<Record<string, unknown>>;

/** Returns the fields of a record that are no inputs of the form, for rules that compare inputs with them. */
export const fieldsBeside = ({ inputs }: Pick<FormSpec, 'inputs'>, record: object): Values =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(inputs, name)));

/** Returns the fields that a rule compares. It says nothing about records where one of them is empty. */
const comparedIn = ({ must }: FormRule): readonly string[] =>
  testsOf(must)
    .filter(({ op }) => op !== 'empty')
    .flatMap(conditionFields);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Returns the name of the first rule at an input that the values break. A rule is not checked while a value that it
 * compares is invalid by itself. Where the current day is uncertain, the rule only has to hold on one of the days.
 */
export const brokenRule = (
  { rules = {} }: Pick<FormSpec, 'rules'>,
  at: string,
  values: Values,
  { today, isValid }: { readonly today: Today; readonly isValid: (name: string, value: unknown) => boolean },
): string | undefined => {
  const isBroken = (rule: FormRule): boolean =>
    comparedIn(rule).every((name) => !isEmpty(values[name]) && isValid(name, values[name])) &&
    ![today.first, today.last].some((day) => holds(values, rule.must, { today: day }));
  return Object.entries(rules).find(([, rule]) => rule.at === at && isBroken(rule))?.[0];
};
