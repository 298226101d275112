import { type FormInput, type Guarded, isPersonal } from './form';

/** What an input writes of money, rights and identity. Dollars, and what tells who a person is, say it by themselves. */
export const guardedBy = (input: FormInput): Guarded | undefined =>
  input.writes ?? (input.kind === 'money' ? 'money' : isPersonal(input) ? 'identity' : undefined);

/** Whether a body of these inputs is refused for a name that nothing knows. Other bodies may have any. */
export const isClosed = (inputs: Readonly<Record<string, FormInput>>): boolean =>
  Object.values(inputs).some((input) => guardedBy(input) !== undefined);
