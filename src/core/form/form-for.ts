import type { FormInput, FormOperation, FormSpec } from './form';

/** Whether the form of an operation has an input; one that says nothing belongs to both. */
const isIn = (operation: FormOperation) => (input: FormInput | undefined) =>
  input !== undefined && (input.on ?? operation) === operation;

/** The form of one operation: what is only in the other's is left out of its inputs, rows, search box and refusals. */
export const formFor = (form: FormSpec, operation: FormOperation): FormSpec => {
  const { inputs, rows, fill, serverErrors } = form;
  const isOwn = isIn(operation);
  if (Object.values(inputs).every(isOwn)) return form;
  const has = (name: string) => isOwn(inputs[name]);
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
