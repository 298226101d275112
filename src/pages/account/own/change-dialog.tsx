import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@ui/form/busy-button';
import { DialogFrame, type DialogFrameProps } from '@ui/form/dialog-frame';
import { OwnFormFrame } from './own-form-frame';
import type { OwnForm } from './use-own-form';

interface Change {
  readonly title: string;
  readonly form: OwnForm;
  readonly submit: { readonly label: string; readonly busyLabel: string; readonly isLoss?: boolean };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A change that asks for more than a press: its inputs, Cancel, and the deed. It stays open until the change is made. */
export const useChangeFrame = ({ title, form, submit, onClose, children }: Change): DialogFrameProps => {
  const { t } = useTranslation('form');
  const { label, busyLabel, isLoss = false } = submit;
  return {
    title,
    onClose,
    actions: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <BusyButton
          type="submit"
          form={form.id}
          label={label}
          busyLabel={busyLabel}
          busy={form.busy}
          {...(isLoss && { color: 'error' as const })}
        />
      </>
    ),
    children: (
      <OwnFormFrame key={form.id} form={form}>
        {children}
      </OwnFormFrame>
    ),
  };
};

export const ChangeDialog = (change: Change) => <DialogFrame {...useChangeFrame(change)} />;
