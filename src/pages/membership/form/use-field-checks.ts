import { useMemo } from 'react';
import { memberFormErrors } from '@core/membership/member-errors';
import type { Beneficiary, MemberField } from '@core/membership/member-form';
import { valueAt, type ComplaintPath, type InputPath } from '@core/membership/member-path';
import { tidy } from '@core/membership/tidy';
import type { MemberFormStore } from './member-form-store';
import { useAfterPress } from './use-after-press';

/** What every field of the step needs. */
export interface FieldChecks {
  readonly form: MemberFormStore;
  /** The message of a corrected field goes; no new one appears while the person types. */
  readonly mend: (path: InputPath) => void;
  /** Checks what was typed, as soon as nothing is being pressed. */
  readonly leave: (path: InputPath) => void;
}

const judge = (form: MemberFormStore) => memberFormErrors(form.current().values, new Date());
const nameOf = (path: InputPath) => path.split('.').at(-1) as MemberField | keyof Beneficiary;

const mend = (form: MemberFormStore, path: InputPath): void => {
  const about: readonly ComplaintPath[] = path.startsWith('beneficiaries.')
    ? [path, 'beneficiaries']
    : [path];
  const open = about.filter((one) => form.current().errors[one]);
  if (open.length === 0) return;
  const wrong = judge(form);
  for (const one of open) if (!wrong[one]) form.send({ type: 'complain', path: one, error: undefined });
};

/** Writes out what was typed (02141985 becomes a date) and says what is wrong with it. */
const check = (form: MemberFormStore, path: InputPath): void => {
  const typed = valueAt(form.current().values, path);
  // A beneficiary who was removed meanwhile has no fields.
  if (typed === undefined) return;
  const written = tidy(nameOf(path), typed);
  if (written !== typed) form.send({ type: 'type', path, text: written });
  const error = judge(form)[path];
  if (error) form.send({ type: 'complain', path, error });
};

/** What the step's inputs are checked by: each when it is left, and again while it is being mended. */
export const useFieldChecks = (form: MemberFormStore, onChecked: () => void): FieldChecks => {
  const afterPress = useAfterPress();
  return useMemo(
    () => ({
      form,
      mend: (path) => mend(form, path),
      leave: (path) =>
        afterPress(() => {
          check(form, path);
          onChecked();
        }),
    }),
    [form, afterPress, onChecked],
  );
};
