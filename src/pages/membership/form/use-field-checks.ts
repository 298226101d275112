import { useCallback, type ChangeEvent, type FocusEvent } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { memberFormErrors, type MemberError } from '../../../core/membership/member-errors';
import type { Beneficiary, MemberField, MemberForm } from '../../../core/membership/member-form';
import { tidy } from '../../../core/membership/tidy';
import {
  complaintAt,
  presentComplaint,
  setComplaint,
  type BeneficiaryPath,
  type ComplaintPath,
} from './complaints';
import { useAfterPress } from './use-after-press';

export type InputPath = MemberField | BeneficiaryPath;
type Form = UseFormReturn<MemberForm>;

const judge = (form: Form) => memberFormErrors(form.getValues(), new Date());
const nameOf = (path: InputPath) => path.split('.').at(-1) as MemberField | keyof Beneficiary;

/** What was mended is no longer complained about; nothing new is said while somebody types. */
const mend = (form: Form, path: InputPath): void => {
  const about: readonly ComplaintPath[] = path.startsWith('beneficiaries.')
    ? [path, 'beneficiaries']
    : [path];
  const open = about.filter((one) => presentComplaint(form, one));
  if (open.length === 0) return;
  const wrong = judge(form);
  for (const one of open) if (!wrong[one]) setComplaint(form, one, undefined);
};

/** Writes out what was typed (02141985 becomes a date) and says what is wrong with it. */
const check = (form: Form, path: InputPath): void => {
  const typed: unknown = form.getValues(path);
  // A beneficiary who was removed meanwhile has no fields.
  if (typeof typed !== 'string') return;
  const written = tidy(nameOf(path), typed);
  if (written !== typed) form.setValue(path, written, { shouldDirty: true });
  const wrong = judge(form)[path];
  if (wrong) setComplaint(form, path, wrong);
};

/** The wiring of the step's inputs: their values live in the form, and each is checked when it is left. */
export const useFieldChecks = (form: Form, onChecked: () => void) => {
  const { errors } = useFormState({ control: form.control });
  const afterPress = useAfterPress();
  const bind = useCallback(
    (path: InputPath) => {
      const { ref, name, onChange, onBlur } = form.register(path);
      return {
        name,
        inputRef: ref,
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
          void onChange(event);
          mend(form, path);
        },
        onBlur: (event: FocusEvent) => {
          void onBlur(event);
          // The window was left and not the field: perhaps to look the number up.
          if (document.activeElement === event.target) return;
          afterPress(() => {
            check(form, path);
            onChecked();
          });
        },
      };
    },
    [form, afterPress, onChecked],
  );
  return { bind, errorAt: (path: ComplaintPath): MemberError | undefined => complaintAt(errors, path) };
};

export type FieldChecks = ReturnType<typeof useFieldChecks>;
