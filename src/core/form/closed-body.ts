import { type FormInput, type FormSpec, type Guarded, isPersonal } from './form';

/** What an input writes of money, rights and identity. Dollars, and what tells who a person is, say it by themselves. */
export const guardedBy = (input: FormInput): Guarded | undefined =>
  input.writes ?? (input.kind === 'money' ? 'money' : isPersonal(input) ? 'identity' : undefined);

/** Whether a body of these inputs is refused for a name that nothing knows. Other bodies may have any. */
export const isClosed = (inputs: Readonly<Record<string, FormInput>>): boolean =>
  Object.values(inputs).some((input) => guardedBy(input) !== undefined);

interface Step {
  readonly inputs?: FormSpec['inputs'];
  readonly writes?: Guarded;
}

/** The same of a record action: one that asks for nothing of the kind may say what it writes. Actions go with a form that is closed. */
export const isClosedStep = ({ inputs = {}, writes }: Step, form: FormSpec | undefined): boolean =>
  writes !== undefined || isClosed(inputs) || (form !== undefined && isClosed(form.inputs));
