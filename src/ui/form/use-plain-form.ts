import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { FormInput } from '@core/form/form';
import type { Words } from '../cells/cell-kind';
import { rejectedFields } from './rejected-fields';
import type { FormValues } from './form-values';
import { useFormChecks } from './use-form-checks';
import { useFormState } from './use-form-state';

interface PlainFormOptions<Answer> {
  readonly schema: ObjectSchema<FormValues>;
  /** The initial values, in the order of the fields. */
  readonly values: FormValues;
  readonly inputs?: Readonly<Record<string, FormInput>>;
  /** Maps the `detail` of a rejection to the field that it is about. */
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly words: Words;
  /** Rejects with an `ApiFailure`. */
  readonly send: (values: FormValues) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  readonly skipUnsavedWarning?: boolean;
}

const noInputs = {};

/** A form that does not create or edit a record of a resource: in the account pages or in a dialog. */
export const usePlainForm = <Answer>({
  schema,
  values,
  inputs = noInputs,
  serverErrors,
  ...parts
}: PlainFormOptions<Answer>) => {
  const checks = useFormChecks(useCallback(() => schema, [schema]));
  const methods = useForm<FormValues>({ ...checks.options, defaultValues: values });
  const names = Object.keys(values);
  const state = useFormState({
    ...parts,
    methods,
    checks,
    names,
    inputs,
    rejectedFieldsOf: (reason) => rejectedFields(names, reason, serverErrors),
  });
  return { ...state, reset: methods.reset };
};

export type PlainForm = ReturnType<typeof usePlainForm>;
