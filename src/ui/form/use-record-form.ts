import { type BaseRecord, type GetOneResponse, type HttpError, useMany } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { FormOperation, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { chosenIn, shownForm } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { useCurrentClient, useOpenTenant } from '@lib/portal-context';
import { createSubmissionKey } from '@lib/submission-key';
import type { Row } from '../cells/cell-kind';
import { fieldRefusals } from './field-refusals';
import { formRows } from './form-rows';
import { type FormValues, newValues, presentValues } from './form-values';
import { useDraft } from './use-draft';
import { useFormChecks } from './use-form-checks';
import { useFormState } from './use-form-state';

/** Which record is chosen where conditions look at one. A form has one such input at most. */
const useChosen = (form: FormSpec, control: Control<FormValues>) => {
  const [watched] = useMemo(() => chosenIn(form.inputs), [form]);
  const id: unknown = useWatch({ control, name: watched?.input ?? '' });
  const isChosen = watched !== undefined && (typeof id === 'number' || (typeof id === 'string' && id !== ''));
  const { result } = useMany({
    resource: watched?.resource ?? '',
    ids: isChosen ? [id] : [],
    queryOptions: { enabled: isChosen },
    errorNotification: false,
  });
  return isChosen ? result.data[0] : undefined;
};

/** The form as it stands for what is filled in: without the inputs whose condition does not hold. */
const useShownForm = (form: FormSpec, control: Control<FormValues>): FormSpec => {
  const chosen = useChosen(form, control);
  const tested = useMemo(
    () =>
      Object.values(form.inputs).flatMap(({ when }) =>
        when !== undefined && when.field === undefined ? [when.input] : [],
      ),
    [form],
  );
  const values = useWatch({ control, name: tested });
  return useMemo(
    () =>
      shownForm(form, ({ input, field }) =>
        field === undefined ? values[tested.indexOf(input)] : chosen?.[field],
      ),
    [form, chosen, values, tested],
  );
};

interface RecordFormProps {
  readonly resource: Resource;
  /** The form of this operation. */
  readonly form: FormSpec;
  readonly operation: FormOperation;
  /** Of the record to edit. */
  readonly id: string | undefined;
  /** With the record as the server answered it, where it did. */
  readonly onSaved: (record: Row | undefined) => void;
}

/** Of Refine's `mutationMeta`, which is read when the form is sent. */
const createSubmission = () => {
  const key = createSubmissionKey();
  let idempotencyKey = '';
  return {
    meta: {
      get idempotencyKey() {
        return idempotencyKey;
      },
    },
    begin: (values: FormValues) => {
      idempotencyKey = key.keyFor(values);
    },
  };
};

/** The state of one record's form: Refine loads and saves it, the declaration's rules check it. Nothing typed is ever reset. */
export const useRecordForm = ({ resource, form, operation, id, onSaved }: RecordFormProps) => {
  const client = useCurrentClient();
  const tenant = useOpenTenant();
  const words = useWords(resource);
  const [submission] = useState(createSubmission);
  // What is not shown is neither asked for nor sent: the rules are those of the form as it stands when it is checked.
  const standing = useRef(form);
  const checks = useFormChecks(useCallback(() => formSchema(standing.current), []));
  const select = useCallback(
    ({ data }: GetOneResponse) => ({ data: { ...data, ...presentValues(form, data) } }),
    [form],
  );
  const methods = useForm<BaseRecord, HttpError, FormValues>({
    ...checks.options,
    // Refine would drop a refusal as soon as the field is left, and knows none that names its field by `detail`.
    disableServerSideValidation: true,
    defaultValues: newValues(form, resource.scope, tenant),
    refineCoreProps: {
      resource: resource.name,
      action: operation,
      ...(id !== undefined && { id }),
      redirect: false,
      // Not the record itself: it would be fetched once more for a dialog that closes.
      invalidates: ['list', 'many'],
      mutationMode: 'pessimistic',
      meta: resource.scope === 'client' && client ? { clientId: client.id } : {},
      mutationMeta: submission.meta,
      successNotification: false,
      errorNotification: false,
      // Asked anew by every dialog and not again while it is open: a later answer would overwrite what was typed.
      queryOptions: { select, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  const { reset, refineCore, control } = methods;
  const { query, onFinish } = refineCore;
  const shown = useShownForm(form, control);
  useEffect(() => {
    standing.current = shown;
  }, [shown]);
  const record = query?.data?.data;
  useEffect(() => {
    // `select` has written them as the form shows them: written twice, a percentage would be empty.
    if (record) reset(Object.fromEntries(Object.keys(form.inputs).map((name) => [name, record[name]])));
  }, [record, form, reset]);

  const draft = useDraft({ form, methods, ready: operation === 'create' || record !== undefined });

  const names = formRows(shown).flatMap((row) => row.names);
  const state = useFormState({
    methods,
    checks,
    names,
    inputs: shown.inputs,
    words,
    send: (values) => {
      submission.begin(values);
      return onFinish(values);
    },
    onSent: (answer) => {
      draft.end();
      onSaved(answer?.data);
    },
    refusalsOf: (reason) => fieldRefusals(names, reason, form.serverErrors),
  });
  return { ...state, shown, record, query, isDraft: draft.isBack };
};
