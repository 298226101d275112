import { useMany } from '@refinedev/core';
import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { FormSpec } from '@core/form/form';
import { chosenIn, shownForm } from '@core/form/form-for';
import type { FormValues } from './form-values';

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
export const useShownForm = (form: FormSpec, control: Control<FormValues>): FormSpec => {
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
