import type { FormInput, FormSpec, InputWhen } from './form';
import { formWith } from './form-for';

/** What a condition tests of a form that is filled in: the value of its input, or a field of the record chosen there. */
export type WhenValue = (when: InputWhen) => unknown;

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
