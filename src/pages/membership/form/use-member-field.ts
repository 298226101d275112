import type { ChangeEvent, FocusEvent } from 'react';
import { valueAt, type InputPath } from '@core/membership/member-path';
import type { FieldChecks } from './use-field-checks';
import { useFormPart } from './use-member-form';

/** One input's wiring: its text, its complaint, and what happens when it changes and is left. */
export const useMemberField = (path: InputPath, { form, mend, leave }: FieldChecks) => {
  const value = useFormPart(form, ({ values }) => valueAt(values, path) ?? '');
  const error = useFormPart(form, ({ errors }) => errors[path]);
  const input = {
    name: path,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      form.send({ type: 'type', path, text: target.value });
      mend(path);
    },
    onBlur: ({ target }: FocusEvent) => {
      // Otherwise the window was left and not the field: perhaps to look the number up.
      if (document.activeElement !== target) leave(path);
    },
  };
  return { input, error };
};
