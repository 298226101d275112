import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormInput, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { useSendAction, type RowActionParts } from '../list/use-row-action';
import type { Complaint } from './field-messages';
import { fieldRefusals } from './field-refusals';
import { newValues, type FormValues } from './form-values';

const noInputs: Readonly<Record<string, FormInput>> = {};

/** The state of an action's dialog: the declaration's rules check what it asks, and the server's refusals stand with its inputs. */
export const useActionForm = (parts: RowActionParts, onSent: () => void) => {
  const { resource, name } = parts;
  const action = resource.rowActions?.[name];
  const inputs = action && 'inputs' in action ? (action.inputs ?? noInputs) : noInputs;
  const form: FormSpec = useMemo(() => ({ inputs }), [inputs]);
  const { send, renew, busy } = useSendAction(parts);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const methods = useForm<FormValues>({
    resolver: useMemo(() => yupResolver(formSchema(form)), [form]),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: newValues(form, resource.scope, null),
  });
  const { handleSubmit, setError, subscribe } = methods;
  useEffect(() => subscribe({ formState: { values: true }, callback: renew }), [subscribe, renew]);
  const save = async (values: FormValues) => {
    setFailure(null);
    try {
      await send(values);
    } catch (reason) {
      const refusals = fieldRefusals(form, reason);
      for (const [input, server] of refusals) {
        const complaint: Complaint = { server };
        // The form keeps complaints as data; its type knows only texts.
        setError(input, { type: 'server', message: complaint as unknown as string });
      }
      setFailure(refusals.length === 0 ? reason : null);
      setAttempt((count) => count + 1);
      return;
    }
    onSent();
  };
  const submit = handleSubmit(save, () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  });
  const harmless = action !== undefined && 'harmless' in action && action.harmless;
  return { ...methods, form, submit, failure, attempt, busy, harmless, record: undefined };
};
