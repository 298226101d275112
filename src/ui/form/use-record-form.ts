import { type BaseRecord, type GetOneResponse, type HttpError, useMany } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { FormOperation, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { chosenValues, testedInputs, testedRecordInputs } from '@core/form/form-for';
import { withUnknownRelations } from '@core/form/relation-inputs';
import { shownForm } from '@core/form/shown-form';
import { fieldsBeside } from '@core/form/form-rules';
import { todayHere } from '@core/form/today';
import { sameValue } from '@core/form/merge';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import { useWords } from '@lib/i18n';
import { useConditionContext } from '@lib/conditions';
import { useCurrentClient, useOpenTenant } from '@lib/portal-context';
import { createSubmissionKey } from '@lib/submission-key';
import type { Row } from '../cells/cell-kind';
import { rejectedFields } from './rejected-fields';
import { formRows } from './form-rows';
import { filteredRecords, type FormValues, newValues, valuesFromRecord } from './form-values';
import { type FormBase, useConflict, useSaveMerged } from './use-conflict';
import { useDraft } from './use-draft';
import { useFormChecks } from './use-form-checks';
import { useFormState } from './use-form-state';

/** Returns the fields of the chosen record that the form's conditions test. A form has at most one such input. */
const useChosenValues = (form: FormSpec, control: Control<FormValues>) => {
  const [watched] = useMemo(() => testedRecordInputs(form.inputs), [form]);
  const id: unknown = useWatch({ control, name: watched?.input ?? '' });
  const isChosen = watched !== undefined && (typeof id === 'number' || (typeof id === 'string' && id !== ''));
  const { result } = useMany({
    resource: watched?.resource ?? '',
    ids: isChosen ? [id] : [],
    queryOptions: { enabled: isChosen },
    errorNotification: false,
  });
  return watched && chosenValues(watched.input, isChosen ? result.data[0] : undefined);
};

/** The form for the current values: without the inputs whose condition is not met. */
const useShownForm = (form: FormSpec, control: Control<FormValues>): FormSpec => {
  const contextNow = useConditionContext();
  const chosen = useChosenValues(form, control);
  const tested = useMemo(
    () =>
      Object.values(form.inputs)
        .flatMap(testedInputs)
        .flatMap(({ input, field }) => (field === undefined ? [input] : [])),
    [form],
  );
  const values = useWatch({ control, name: tested });
  return useMemo(
    () =>
      shownForm(
        form,
        { ...Object.fromEntries(tested.map((name, at) => [name, values[at]])), ...chosen },
        contextNow(),
      ),
    [form, chosen, values, tested, contextNow],
  );
};

/** What a form was saved over. */
interface Saving {
  /** The record's version before. */
  readonly former: number | undefined;
  /** The inputs that others changed in the meantime. */
  readonly taken: readonly string[];
}

interface RecordFormProps {
  readonly resource: Resource;
  /** The form of this operation. */
  readonly form: FormSpec;
  readonly operation: FormOperation;
  /** The id of the record to edit. */
  readonly id: string | undefined;
  /** Called with the record from the response, if it contains one. */
  readonly onSaved: (record: Row | undefined, saving: Saving) => void;
}

/** Refine's `mutationMeta`, which is read on submit. */
const createSubmission = () => {
  const key = createSubmissionKey();
  let current: { readonly idempotencyKey: string; readonly version: number | undefined };
  return {
    meta: {
      get idempotencyKey() {
        return current.idempotencyKey;
      },
      get version() {
        return current.version;
      },
    },
    begin: (values: FormValues, version: number | undefined) => {
      current = { idempotencyKey: key.keyFor(values), version };
    },
  };
};

/** The form state of one record: Refine loads and saves it, the declared rules validate it. Input is never reset. */
export const useRecordForm = ({ resource, form, operation, id, onSaved }: RecordFormProps) => {
  const client = useCurrentClient();
  const tenant = useOpenTenant();
  const words = useWords(resource);
  const [submission] = useState(createSubmission);
  const { search } = useLocation();
  const [initial] = useState(() =>
    newValues(form, resource.scope, tenant, filteredRecords(resource, form, search)),
  );
  const baseRef = useRef<FormBase>({ version: undefined, values: initial });
  // Hidden inputs are neither validated nor sent: the rules are those of the form shown at the time of the check.
  const currentForm = useRef(form);
  const others = useRef<Row>({});
  const checks = useFormChecks(
    useCallback(() => formSchema(currentForm.current, todayHere, others.current), []),
  );
  const select = useCallback(
    ({ data }: GetOneResponse) => ({ data: { ...data, ...valuesFromRecord(form, data) } }),
    [form],
  );
  const methods = useForm<BaseRecord, HttpError, FormValues>({
    ...checks.options,
    // Refine clears a server error when the field is blurred, and does not support errors that name their field in `detail`.
    disableServerSideValidation: true,
    defaultValues: initial,
    refineCoreProps: {
      resource: resource.name,
      action: operation,
      ...(id !== undefined && { id }),
      redirect: false,
      // Not the record itself: it would be fetched again for a dialog that is closing.
      invalidates: ['list', 'many'],
      mutationMode: 'pessimistic',
      meta: resource.scope === 'client' && client ? { clientId: client.id } : {},
      mutationMeta: submission.meta,
      successNotification: false,
      errorNotification: false,
      // Fetched for every dialog and not refetched while it is open: a later response would overwrite the input.
      queryOptions: { select, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
    },
  });
  const { reset, refineCore, control } = methods;
  const { query, onFinish } = refineCore;
  const record = query?.data?.data;
  const conditional = useShownForm(form, control);
  const shown = useMemo(
    () => withUnknownRelations(conditional, resource.fields, record),
    [conditional, resource.fields, record],
  );
  useEffect(() => {
    currentForm.current = shown;
  }, [shown]);
  useEffect(() => {
    // `select` has already formatted the values for the form. Formatting them twice would empty a percentage.
    if (!record) return;
    const values = Object.fromEntries(Object.keys(form.inputs).map((name) => [name, record[name]]));
    baseRef.current = { version: versionOf(record), values };
    others.current = fieldsBeside(form, record);
    reset(values);
  }, [record, form, reset]);

  const draft = useDraft({ form, methods, ready: operation === 'create' || record !== undefined, baseRef });

  const names = formRows(shown).flatMap((row) => row.names);
  const conflict = useConflict({ resource, form, methods, baseRef, names });
  /** The changed inputs, where the API takes them alone. */
  const changedOf = (values: FormValues): FormValues => {
    const { version, values: former } = baseRef.current;
    if (version === undefined || resource.api.edit === 'put') return values;
    const typed = methods.getValues();
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => !sameValue(typed[name], former[name])),
    );
  };
  const state = useFormState({
    methods,
    checks,
    names,
    inputs: shown.inputs,
    words,
    send: (values) => {
      submission.begin(values, baseRef.current.version);
      return onFinish(changedOf(values));
    },
    onSent: (answer) => {
      draft.end();
      onSaved(answer?.data, { former: baseRef.current.version, taken: conflict.taken() });
    },
    recover: conflict.recover,
    rejectedFieldsOf: (reason) => rejectedFields(names, reason, form.serverErrors),
  });
  useSaveMerged(conflict.merges, state.submit);
  return { ...state, shown, record, query, isDraft: draft.isRestored, conflict };
};
