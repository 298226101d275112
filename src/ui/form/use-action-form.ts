import { useMemo } from 'react';
import type { FormInput, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { useWords } from '@lib/i18n';
import { useSendAction, type RowActionParts } from '../list/use-row-action';
import { newValues } from './form-values';
import { usePlainForm } from './use-plain-form';

const noInputs: Readonly<Record<string, FormInput>> = {};

/** The form of an action's dialog: what its declaration asks, and nothing for one that is only confirmed. */
export const useActionForm = (parts: RowActionParts, onSent: () => void) => {
  const { resource, name } = parts;
  const action = resource.rowActions?.[name];
  const inputs = action && 'inputs' in action ? (action.inputs ?? noInputs) : noInputs;
  const spec: FormSpec = useMemo(() => ({ inputs }), [inputs]);
  const { send } = useSendAction(parts);
  const form = usePlainForm({
    schema: useMemo(() => formSchema(spec), [spec]),
    values: newValues(spec, resource.scope, null),
    inputs,
    words: useWords(resource),
    send,
    onSent,
  });
  const isHarmless = action !== undefined && 'harmless' in action && action.harmless;
  return { form, spec, isHarmless };
};
