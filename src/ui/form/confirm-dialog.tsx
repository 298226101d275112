import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button';
import { failureText } from './failure-text';
import { InlineNotice } from '../feedback/inline-notice';

interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly text: string;
  /** The deed, which cannot be undone, and what its button says while it is done. */
  readonly deed: { readonly label: string; readonly busyLabel: string; readonly busy: boolean };
  /** Nothing is lost by the deed: its button does not warn. */
  readonly harmless?: boolean;
  /** The way back, where it is more than cancelling. */
  readonly stayLabel?: string;
  /** Why the deed was refused. */
  readonly failure?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost for good. The focus is on the way back, and a refusal is said here. */
export const ConfirmDialog = ({
  open = true,
  title,
  text,
  deed,
  harmless = false,
  stayLabel,
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
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${id}-text`}>{text}</Typography>
        {failure !== undefined && failure !== null && (
          <InlineNotice severity="error">{failureText(failure, t)}</InlineNotice>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {stayLabel ?? t('cancel')}
        </Button>
        <BusyButton color={harmless ? 'primary' : 'error'} {...deed} onClick={onConfirm} />
      </DialogActions>
    </Dialog>
  );
};
