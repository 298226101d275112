import type { FormInput, FormOperation, FormSpec } from './form';

/** The form with some of its inputs: the others are left out of its rows, search box and refusals, too. */
export const withInputs = (form: FormSpec, keeps: (input: FormInput) => boolean): FormSpec => {
  const { inputs, rows, fill, serverErrors } = form;
  if (Object.values(inputs).every(keeps)) return form;
  const has = (name: string) => inputs[name] !== undefined && keeps(inputs[name]);
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

/** The form of one operation. An input that names no operation belongs to both. */
export const formFor = (form: FormSpec, operation: FormOperation): FormSpec =>
  withInputs(form, ({ on = operation }) => on === operation);
