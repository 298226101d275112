import type { FormInput, FormOperation, FormSpec } from './form';

/** Whether the form of an operation has an input; one that says nothing belongs to both. */
const isIn = (operation: FormOperation) => (input: FormInput | undefined) =>
  input !== undefined && (input.on ?? operation) === operation;

/** The form with some of its inputs: what is only about others is left out of its rows, search box and refusals too. */
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

/** The form of one operation. */
export const formFor = (form: FormSpec, operation: FormOperation): FormSpec => {
  const isOwn = isIn(operation);
  return formWith(form, (name) => isOwn(form.inputs[name]));
};
