import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { isApiFailure } from '@lib/api-failure';
import type { Complaint } from '@ui/form/field-messages';
import type { FormValues } from '@ui/form/form-values';

interface OwnFormSettings {
  /** What the ids of its inputs begin with. */
  readonly id: string;
  readonly schema: ObjectSchema<Record<string, unknown>>;
  readonly values: FormValues;
  /** Rejects with an `ApiFailure`. */
  readonly send: (values: FormValues) => Promise<void>;
}

/** The inputs that a refusal is about, with what the server said of each. */
const refusalsOf = (reason: unknown, values: FormValues): [string, string][] =>
  isApiFailure(reason) && reason.status === 422
    ? Object.entries(reason.errors ?? {}).filter(([name]) => name in values)
    : [];

/** The state of one form of the account page. The typed values stay after any answer of the server. */
export const useOwnForm = ({ id, schema, values, send }: OwnFormSettings) => {
  const [failure, setFailure] = useState<unknown>(null);
  const methods = useForm<FormValues>({
    resolver: yupResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: values,
  });
  const { handleSubmit, setError, formState } = methods;
  const idOf = (name: string) => `${id}-${name}`;
  const lead = (wrong: readonly string[]) => {
    const first = Object.keys(values).find((name) => wrong.includes(name));
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  };
  const save = async (typed: FormValues) => {
    setFailure(null);
    try {
      await send(typed);
    } catch (reason) {
      const refusals = refusalsOf(reason, values);
      for (const [name, server] of refusals) {
        const complaint: Complaint = { server };
        // The form keeps complaints as data; its type knows only texts.
        setError(name, { type: 'server', message: complaint as unknown as string });
      }
      if (refusals.length === 0) setFailure(reason);
      lead(refusals.map(([name]) => name));
    }
  };
  const submit = handleSubmit(save, (errors) => {
    setFailure(null);
    lead(Object.keys(errors));
  });
  return { ...methods, id, idOf, submit, failure, busy: formState.isSubmitting };
};

export type OwnForm = ReturnType<typeof useOwnForm>;
