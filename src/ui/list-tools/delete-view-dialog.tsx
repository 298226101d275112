import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../lib/api-failure';
import { notify } from '../../lib/notify';
import { useViewChange, type SavedView } from '../../lib/saved-views';
import { BusyButton } from '../form/busy-button';
import { failureText } from '../form/failure-text';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks before a view is deleted, by its name. One that is gone already counts as deleted. */
export const DeleteViewDialog = ({ view, onClose }: DeleteViewDialogProps) => {
  const { t } = useTranslation('tools');
  const { t: form } = useTranslation('form');
  const id = useId();
  const { mutate, error, isPending } = useViewChange();
  const done = () => {
    notify({ kind: 'success', key: 'view', text: t('remove.done', { name: view.name }) });
    onClose();
  };
  const remove = () =>
    mutate(
      { kind: 'remove', id: view.id },
      {
        onSuccess: done,
        onError: (reason) => {
          if (statusOf(reason) === 404) done();
        },
      },
    );
  return (
    <Dialog
      open
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('remove.title', { name: view.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${id}-text`}>{t(view.shared ? 'remove.sharedText' : 'remove.text')}</Typography>
        {error && (
          <Alert severity="error" role="alert">
            {failureText(error, form)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <BusyButton
          color="error"
          label={t('remove.submit')}
          busyLabel={form('deleting')}
          busy={isPending}
          onClick={remove}
        />
      </DialogActions>
    </Dialog>
  );
};
