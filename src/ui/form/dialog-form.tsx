import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { BusyButton } from './busy-button';
import { Button } from './button';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { FormFrame } from './form-frame';
import type { FormState } from './use-form-state';

interface DialogFormProps {
  readonly title: string;
  /** The record's name in the title. */
  readonly record?: string | undefined;
  readonly form: FormState;
  readonly submit: { readonly label: string; readonly busyLabel?: string; readonly isDestructive?: boolean };
  /** Error message for a rejection that belongs to no field, where the form has its own. */
  readonly failureOf?: (reason: unknown) => string | undefined;
  readonly onClose: () => void;
  readonly children: Elements;
}

/** The parts of a dialog with a form: its fields, Cancel, and the submit button. It stays open until the form is saved. */
export const useDialogForm = ({
  title,
  record,
  form,
  submit,
  failureOf,
  onClose,
  children,
}: DialogFormProps): DialogFrameProps => {
  const { t } = useTranslation('form');
  const { label, busyLabel = t('busy'), isDestructive = false } = submit;
  const close = () => form.close(onClose);
  return {
    title,
    record,
    onClose: close,
    actions: (
      <>
        <Button onClick={close}>{t('cancel')}</Button>
        <BusyButton
          type="submit"
          form={form.id}
          label={label}
          busyLabel={busyLabel}
          busy={form.busy}
          {...(isDestructive && { color: 'error' as const })}
        />
      </>
    ),
    children: (
      <FormFrame key={form.id} form={form} {...(failureOf && { failureOf })}>
        {children}
      </FormFrame>
    ),
  };
};

/** A dialog with a form in it. */
export const DialogForm = (props: DialogFormProps) => <DialogFrame {...useDialogForm(props)} />;
