import type { FormInput, FormOperation, FormSpec, InputWhen } from './form';

/** Returns the form with some of its inputs. The others are also removed from its rows, search box and server errors. */
export const formWith = (form: FormSpec, has: (name: string) => boolean): FormSpec => {
  const { inputs, rows, fill, serverErrors } = form;
  if (Object.keys(inputs).every(has)) return form;
  const into = Object.entries(fill?.into ?? {}).filter(([name]) => has(name));
  return {
    inputs: Object.fromEntries(Object.entries(inputs).filter(([name]) => has(name))),
    ...(rows && { rows: rows.map((names) => names.filter(has)).filter((names) => names.length > 0) }),
    ...(fill && into.length > 0 && { fill: { ...fill, into: Object.fromEntries(into) } }),
    ...(serverErrors && {
      serverErrors: Object.fromEntries(Object.entries(serverErrors).filter(([, name]) => has(name))),
    }),
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

/** Returns what a condition tests: the value of its input, or a field of the record chosen in it. */
type WhenValue = (when: InputWhen) => unknown;

/** Returns the conditions of an input. */
export const conditionsOf = ({ when, requiredWhen }: FormInput): readonly InputWhen[] =>
  [when, requiredWhen].filter((condition) => condition !== undefined);

const withRequired = (form: FormSpec, valueOf: WhenValue): FormSpec => {
  const required = Object.entries(form.inputs).filter(
    ([, { requiredWhen }]) => requiredWhen !== undefined && valueOf(requiredWhen) === requiredWhen.is,
  );
  if (required.length === 0) return form;
  const inputs = required.map(([name, { optional: _optional, ...input }]) => [name, input as FormInput]);
  return { ...form, inputs: { ...form.inputs, ...(Object.fromEntries(inputs) as FormSpec['inputs']) } };
};

/**
 * Returns the form for its current values: without the inputs whose condition does not hold, which are not shown, not
 * required, and not sent, and with the optional inputs that the values require.
 */
export const shownForm = (form: FormSpec, valueOf: WhenValue): FormSpec =>
  formWith(withRequired(form, valueOf), (name) => {
    const when = form.inputs[name]?.when;
    return name in form.inputs && (when === undefined || valueOf(when) === when.is);
  });

/** Returns the inputs whose chosen record is tested by a condition, with the resource of that record. */
export const testedRecordInputs = (
  inputs: Readonly<Record<string, FormInput>>,
): readonly { readonly input: string; readonly resource: string }[] => {
  const names = Object.values(inputs)
    .flatMap(conditionsOf)
    .flatMap(({ input, field }) => (field === undefined ? [] : [input]));
  return [...new Set(names)].flatMap((name) => {
    const input = inputs[name];
    return input?.kind === 'record' ? [{ input: name, resource: input.resource }] : [];
  });
};
