import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../feedback/sentence';
import { BusyButton } from './busy-button';
import { Button } from './button';
import { failureText } from './failure-text';
import { InlineNotice } from '../feedback/inline-notice';

interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  /** The record's name in the title. */
  readonly record?: string | undefined;
  readonly text: string;
  /** The action, which cannot be undone, and its button's label while it runs. */
  readonly action: { readonly label: string; readonly busyLabel: string; readonly busy: boolean };
  /** The action loses no data, so its button does not have the error color. */
  readonly harmless?: boolean;
  /** Label of the cancel button, where "Cancel" is not clear enough. */
  readonly cancelLabel?: string;
  /** Why the action failed. */
  readonly failure?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before data is lost for good. The cancel button has the focus. A failure is shown in the dialog. */
export const ConfirmDialog = ({
  open = true,
  title,
  record,
  text,
  action,
  harmless = false,
  cancelLabel,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('form');
  const id = useId();
  return (
    <Dialog
      open={open}
      maxWidth="xs"
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Sentence text={title} value={record} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${id}-text`}>{text}</Typography>
        {failure !== undefined && failure !== null && (
          <InlineNotice severity="error">{failureText(failure, t)}</InlineNotice>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <BusyButton color={harmless ? 'primary' : 'error'} {...action} onClick={onConfirm} />
      </DialogActions>
    </Dialog>
  );
};
