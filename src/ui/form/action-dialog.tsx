import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWords } from '@lib/i18n';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import { recordTitle } from '../list/record-title';
import type { RowActionParts } from '../list/use-row-action';
import { ConfirmDialog } from './confirm-dialog';
import { DialogForm } from './dialog-form';
import { FormInputs } from './form-inputs';
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
  const record = recordTitle(row, resource);
  const say = (part: string) => words(`rowActions.${name}.${part}`, { record });
  const { form, spec, isHarmless } = useActionForm(parts, () => {
    notify({ kind: 'success', text: say('done') });
    onClose();
    onDone();
  });
  const text = say('text');
  if (form.names.length === 0)
    return (
      <ConfirmDialog
        open={open}
        title={say('title')}
        text={text}
        deed={{ label: say('submit'), busyLabel: t('busy'), busy: form.busy }}
        harmless={isHarmless}
        failure={form.failure}
        onConfirm={() => void form.submit()}
        onClose={onClose}
      />
    );
  if (!open) return null;
  return (
    <DialogForm title={say('title')} form={form} submit={{ label: say('submit') }} onClose={onClose}>
      {text && <Typography>{text}</Typography>}
      <FormInputs spec={spec} form={form} />
    </DialogForm>
  );
};
