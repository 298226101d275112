import { useCallback, useEffect, useMemo, useRef } from 'react';
import { memberFormErrors } from '@core/membership/member-errors';
import type { Beneficiary, MemberField } from '@core/membership/member-form';
import { type ComplaintPath, type InputPath, valueAt } from '@core/membership/member-path';
import { tidy } from '@core/membership/tidy';
import type { MemberFormStore } from './member-form-store';

/**
 * Runs something at once, or, while a finger or a mouse button is down, when it is up again: a complaint that appears in between
 * would push the control that is being pressed from under the pointer, and the press would be lost.
 */
const useAfterPress = (): ((run: () => void) => void) => {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes right after this event.
      soon = setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    // Capturing: nothing on the page can keep these from arriving.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(soon);
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

/** The id of a field's input, or of the button that adds a beneficiary. */
export const inputId = (path: ComplaintPath): string => `member-${path.replaceAll('.', '-')}`;

/** The complaint about the total; every share refers to it. */
export const totalErrorId = 'member-total-error';
