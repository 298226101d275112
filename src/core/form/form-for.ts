import type { FormInput, FormOperation, FormSpec, InputWhen } from './form';

/** The form with some of its inputs: what is only about others is left out of its rows, search box and refusals, too. */
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

/** The form with the inputs that a test keeps. */
const withInputs = (form: FormSpec, keeps: (input: FormInput) => boolean): FormSpec =>
  formWith(form, (name) => {
    const input = form.inputs[name];
    return input !== undefined && keeps(input);
  });

/** The form of one operation. An input that names no operation belongs to both. */
export const formFor = (form: FormSpec, operation: FormOperation): FormSpec =>
  withInputs(form, ({ on = operation }) => on === operation);

/** What a condition tests of a form that is filled in: the value of its input, or a field of the record chosen there. */
type WhenValue = (when: InputWhen) => unknown;

/** The form without the inputs whose condition does not hold: they are neither shown nor asked for, and what they held is not sent. */
export const shownForm = (form: FormSpec, valueOf: WhenValue): FormSpec =>
  formWith(form, (name) => {
    const when = form.inputs[name]?.when;
    return name in form.inputs && (when === undefined || valueOf(when) === when.is);
  });

/** The conditions of a form's inputs that look at a chosen record, with the resource that it is of. */
export const chosenIn = (
  inputs: Readonly<Record<string, FormInput>>,
): readonly { readonly input: string; readonly resource: string }[] => {
  const names = Object.values(inputs).flatMap(({ when }) => (when?.field === undefined ? [] : [when.input]));
  return [...new Set(names)].flatMap((name) => {
    const input = inputs[name];
    return input?.kind === 'record' ? [{ input: name, resource: input.resource }] : [];
  });
};
