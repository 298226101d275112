import { type FormInput, type FormSpec, type ProtectedData, isPersonal } from './form';

/** Returns which protected data an input writes, if any. Money inputs and personal inputs need no `writes`. */
export const protectedDataOf = (input: FormInput): ProtectedData | undefined =>
  input.writes ?? (input.kind === 'money' ? 'money' : isPersonal(input) ? 'identity' : undefined);

/** Whether a body with these inputs is rejected if it has unknown names. Other bodies may have any names. */
export const isClosed = (inputs: Readonly<Record<string, FormInput>>): boolean =>
  Object.values(inputs).some((input) => protectedDataOf(input) !== undefined);

interface Step {
  readonly inputs?: FormSpec['inputs'];
  readonly writes?: ProtectedData;
}

/** The same for a record action, which can also declare `writes`. If the form of the resource is closed, so are its actions. */
export const isClosedStep = ({ inputs = {}, writes }: Step, form: FormSpec | undefined): boolean =>
  writes !== undefined || isClosed(inputs) || (form !== undefined && isClosed(form.inputs));
