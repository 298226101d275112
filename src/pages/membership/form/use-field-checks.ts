import { useCallback, useEffect, useMemo, useRef } from 'react';
import { memberFormErrors } from '@core/membership/member-errors';
import type { Beneficiary, MemberField } from '@core/membership/member-form';
import { type ErrorPath, type InputPath, valueAt } from '@core/membership/member-path';
import { normalizeField } from '@core/membership/normalize-field';
import type { MemberFormStore } from './member-form-store';

/**
 * Runs a function at once or, while a finger or mouse button is down, after its release: an error that appears in
 * between would move the pressed control away from the pointer, and the click would be lost.
 */
const useAfterPress = (): ((run: () => void) => void) => {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click event follows this one.
      timer = setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    // Capturing listeners, so that nothing on the page can stop the events.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      waiting.current = [];
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  }, []);
};

/** What every field of the step needs to validate itself. */
export interface FieldChecks {
  readonly form: MemberFormStore;
  /** Removes the error of a corrected field. Never adds an error while the user types. */
  readonly recheck: (path: InputPath) => void;
  /** Validates the input as soon as nothing is pressed. */
  readonly checkOnBlur: (path: InputPath) => void;
}

const validateForm = (form: MemberFormStore) => memberFormErrors(form.current().values, new Date());
const nameOf = (path: InputPath) => path.split('.').at(-1) as MemberField | keyof Beneficiary;

const recheck = (form: MemberFormStore, path: InputPath): void => {
  const affectedPaths: readonly ErrorPath[] = path.startsWith('beneficiaries.')
    ? [path, 'beneficiaries']
    : [path];
  const open = affectedPaths.filter((one) => form.current().errors[one]);
  if (open.length === 0) return;
  const wrong = validateForm(form);
  for (const one of open) if (!wrong[one]) form.send({ type: 'complain', path: one, error: undefined });
};

/** Formats the input (02141985 becomes a date) and sets its error. */
const check = (form: MemberFormStore, path: InputPath): void => {
  const typed = valueAt(form.current().values, path);
  // The beneficiary may have been removed in the meantime.
  if (typed === undefined) return;
  const formatted = normalizeField(nameOf(path), typed);
  if (formatted !== typed) form.send({ type: 'type', path, text: formatted });
  const error = validateForm(form)[path];
  if (error) form.send({ type: 'complain', path, error });
};

/** The validation of the step's fields: on blur, and again while an invalid field is corrected. */
export const useFieldChecks = (form: MemberFormStore, onChecked: () => void): FieldChecks => {
  const afterPress = useAfterPress();
  return useMemo(
    () => ({
      form,
      recheck: (path) => recheck(form, path),
      checkOnBlur: (path) =>
        afterPress(() => {
          check(form, path);
          onChecked();
        }),
    }),
    [form, afterPress, onChecked],
  );
};

/** The id of a field's input, or of the button that adds a beneficiary. */
export const inputId = (path: ErrorPath): string => `member-${path.replaceAll('.', '-')}`;

/** The id of the error about the total, which all shares refer to. */
export const totalErrorId = 'member-total-error';
