import type { ChangeEvent, FocusEvent } from 'react';
import { valueAt, type InputPath } from '@core/membership/member-path';
import type { FieldChecks } from './use-field-checks';
import { useFormPart } from './use-member-form';

/** The props of an input: its value, its error, and its change and blur handlers. */
export const useMemberField = (path: InputPath, { form, recheck, checkOnBlur }: FieldChecks) => {
  const value = useFormPart(form, ({ values }) => valueAt(values, path) ?? '');
  const error = useFormPart(form, ({ errors }) => errors[path]);
  const input = {
    name: path,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      form.send({ type: 'type', path, text: target.value });
      recheck(path);
    },
    onBlur: ({ target }: FocusEvent) => {
      // If the field is still the active element, the window lost the focus, for example to look up the number.
      if (document.activeElement !== target) checkOnBlur(path);
    },
  };
  return { input, error };
};
