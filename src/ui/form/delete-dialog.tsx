import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useDelete } from '@refinedev/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../core/resource/resource';
import { useCurrentClient } from '../../lib/client-context';
import { useWords } from '../../lib/i18n';
import { notify } from '../../lib/notify';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-of';
import { BusyButton } from './busy-button';
import { failureText } from './failure-text';

interface DeleteDialogProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly onClose: () => void;
}

/** Asks before a record is deleted, by its name. A refusal is said here and the record stays. */
export const DeleteDialog = ({ resource, record, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('form');
  const words = useWords(resource);
  const client = useCurrentClient();
  const titleId = useId();
  const { mutate, mutation } = useDelete();
  const id: unknown = record[resource.idField];
  const remove = () =>
    mutate(
      {
        resource: resource.name,
        id: typeof id === 'number' ? id : String(id),
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
        ...(client && resource.scope === 'client' && { meta: { clientId: client.id } }),
      },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: words('delete.done') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {words('delete.title', { record: textOf(record[resource.representation]) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${titleId}-text`}>{words('delete.text')}</Typography>
        {mutation.error && (
          <Alert severity="error" role="alert">
            {failureText(mutation.error, t)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <BusyButton
          color="error"
          label={words('delete.submit')}
          busyLabel={t('deleting')}
          busy={mutation.isPending}
          onClick={remove}
        />
      </DialogActions>
    </Dialog>
  );
};
