import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import { recordTitle } from '../list/record-title';
import type { RowActionParts } from '../list/use-row-action';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';
import { FormBody } from './form-body';
import { useActionForm } from './use-action-form';

interface ActionDialogProps extends OverlayProps {
  readonly parts: RowActionParts;
  readonly onDone: () => void;
}

/** What an action asks before it is done: whether it is meant, or the inputs that its declaration names. */
export const ActionDialog = ({ parts, open, onDone, onClose }: ActionDialogProps) => {
  const { resource, row, name } = parts;
  const { t } = useTranslation('form');
  const words = useWords(resource);
  const id = useId();
  const record = recordTitle(row, resource);
  const say = (part: string) => words(`rowActions.${name}.${part}`, { record });
  const state = useActionForm(parts, () => {
    notify({ kind: 'success', text: say('done') });
    onClose();
    onDone();
  });
  const { form, busy, failure } = state;
  const deed = { label: say('submit'), busyLabel: t('busy'), busy };
  const hasInputs = Object.keys(form.inputs).length > 0;
  if (!hasInputs)
    return (
      <ConfirmDialog
        open={open}
        title={say('title')}
        text={say('text')}
        deed={deed}
        harmless={state.harmless}
        failure={failure}
        onConfirm={() => void state.submit()}
        onClose={onClose}
      />
    );
  if (!open) return null;
  const text = say('text');
  return (
    <DialogFrame
      title={say('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <BusyButton type="submit" form={id} {...deed} />
        </>
      }
    >
      {text && <Typography sx={{ mb: 2.5 }}>{text}</Typography>}
      <FormBody id={id} form={form} state={state} words={words} />
    </DialogFrame>
  );
};
