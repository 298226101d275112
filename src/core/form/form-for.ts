import { conditionFields } from '../conditions/condition-tests';
import type { FormInput, FormOperation, FormSpec } from './form';
import type { DeclaredCondition } from '../resource/condition';

/**
 * Returns the form with some of its inputs. The others are also removed from its rows, search box and server errors,
 * and the rules whose error they show.
 */
export const formWith = (form: FormSpec, has: (name: string) => boolean): FormSpec => {
  const { inputs, rows, fill, serverErrors, rules } = form;
  if (Object.keys(inputs).every(has)) return form;
  const into = Object.entries(fill?.into ?? {}).filter(([name]) => has(name));
  return {
    inputs: Object.fromEntries(Object.entries(inputs).filter(([name]) => has(name))),
    ...(rows && { rows: rows.map((names) => names.filter(has)).filter((names) => names.length > 0) }),
    ...(fill && into.length > 0 && { fill: { ...fill, into: Object.fromEntries(into) } }),
    ...(serverErrors && {
      serverErrors: Object.fromEntries(Object.entries(serverErrors).filter(([, name]) => has(name))),
    }),
    ...(rules && { rules: Object.fromEntries(Object.entries(rules).filter(([, { at }]) => has(at))) }),
  };
};

/** Returns the form with the inputs that pass a test. */
const withInputs = (form: FormSpec, keeps: (input: FormInput) => boolean): FormSpec =>
  formWith(form, (name) => {
    const input = form.inputs[name];
    return input !== undefined && keeps(input);
  });

/** Returns the form of one operation. Inputs without `on` belong to both. */
export const formFor = (form: FormSpec, operation: FormOperation): FormSpec =>
  withInputs(form, ({ on = operation }) => on === operation);

/** What a condition of an input tests: the value of another input, or a field of the record chosen in it. */
interface TestedInput {
  readonly input: string;
  readonly field: string | undefined;
}

/** Returns what a condition of an input tests. */
export const testedBy = (condition: DeclaredCondition | undefined): readonly TestedInput[] =>
  conditionFields(condition).map((name) => {
    const [input = name, field] = name.split('.');
    return { input, field };
  });

/** Returns what the conditions of an input test. */
export const testedInputs = ({ when, requiredWhen }: FormInput): readonly TestedInput[] =>
  [when, requiredWhen].flatMap(testedBy);

/** The values of inputs, by name, and of the fields of chosen records; see `chosenValues`. */
export type TestedValues = Readonly<Record<string, unknown>>;

/** Returns the fields of the record that is chosen in an input, by the names that conditions give them. */
export const chosenValues = (input: string, record: object | null | undefined): TestedValues =>
  Object.fromEntries(
    Object.entries(record ?? {}).map(([field, value]) => [`${input}.${field}`, value as unknown]),
  );

/** Returns the inputs whose chosen record is tested by a condition, with the resource of that record. */
export const testedRecordInputs = (
  inputs: Readonly<Record<string, FormInput>>,
): readonly { readonly input: string; readonly resource: string }[] => {
  const names = Object.values(inputs)
    .flatMap(testedInputs)
    .flatMap(({ input, field }) => (field === undefined ? [] : [input]));
  return [...new Set(names)].flatMap((name) => {
    const input = inputs[name];
    return input?.kind === 'record' ? [{ input: name, resource: input.resource }] : [];
  });
};
