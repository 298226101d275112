import type { FormInput, FormOperation, FormSpec } from './form';

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
