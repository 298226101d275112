import { yupResolver } from '@hookform/resolvers/yup';
import type { BaseRecord, GetOneResponse, HttpError } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { FormOperation, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import type { Resource } from '@core/resource/resource';
import { useCurrentClient } from '@lib/client-context';
import type { Complaint } from './field-messages';
import { fieldRefusals } from './field-refusals';
import { newValues, presentValues, type FormValues } from './form-values';
import { useShownForm } from './use-shown-form';
import { createSubmissionKey } from './submission-key';

interface RecordFormProps {
  readonly resource: Resource;
  /** The form of this operation. */
  readonly form: FormSpec;
  readonly operation: FormOperation;
  /** Of the record to edit. */
  readonly id: string | undefined;
}

/** The state of one record's form: Refine loads and saves it, the declaration's rules check it. Nothing typed is ever reset. */
export const useRecordForm = ({ resource, form, operation, id }: RecordFormProps) => {
  const client = useCurrentClient();
  const [submission] = useState(createSubmissionKey);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState(false);
  // What is not shown is neither asked for nor sent: the rules are those of the form as it stands when it is checked.
  const standing = useRef(form);
  const resolver = useCallback<Resolver<FormValues>>(
    (...given) => yupResolver(formSchema(standing.current), { stripUnknown: true })(...given),
    [],
  );
  const select = useCallback(
    ({ data }: GetOneResponse) => ({ data: { ...data, ...presentValues(form, data) } }),
    [form],
  );
  const methods = useForm<BaseRecord, HttpError, FormValues>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    disableServerSideValidation: true,
    defaultValues: newValues(form, resource.scope, client),
    refineCoreProps: {
      resource: resource.name,
      action: operation,
      ...(id !== undefined && { id }),
      redirect: false,
      // Not the record itself: it would be fetched once more for a dialog that closes.
      invalidates: ['list', 'many'],
      mutationMode: 'pessimistic',
      meta: resource.scope === 'client' && client ? { clientId: client.id } : {},
      mutationMeta: submission,
      successNotification: false,
      errorNotification: false,
      // Asked anew by every dialog and not again while it is open: a later answer would overwrite what was typed.
      queryOptions: { select, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  const { reset, setError, handleSubmit, subscribe, refineCore, control } = methods;
  const shown = useShownForm(form, control);
  useEffect(() => {
    standing.current = shown;
  }, [shown]);
  const { query, onFinish, mutation } = refineCore;
  const record = query?.data?.data;

  useEffect(() => {
    if (record) reset(presentValues(form, record));
  }, [record, form, reset]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: submission.renew }),
    [subscribe, submission],
  );

  const refuse = (reason: unknown) => {
    const refusals = fieldRefusals(form, reason);
    for (const [name, server] of refusals) {
      const complaint: Complaint = { server };
      // The form keeps complaints as data; its type knows only texts.
      setError(name, { type: 'server', message: complaint as unknown as string });
    }
    setFailure(refusals.length === 0 ? reason : null);
    setAttempt((count) => count + 1);
  };
  const save = async (values: FormValues) => {
    setFailure(null);
    try {
      await onFinish(values);
    } catch (reason) {
      refuse(reason);
      return;
    }
    setSaved(true);
  };
  const submit = handleSubmit(save, () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  });
  return { ...methods, shown, submit, record, query, failure, attempt, saved, busy: mutation.isPending };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
