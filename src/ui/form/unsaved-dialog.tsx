import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router';

export const UnsavedDialog = ({ blocker }: { readonly blocker: Blocker }) => {
  const { t } = useTranslation('form');
  const id = useId();
  const open = blocker.state === 'blocked';
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={open}
      onClose={stay}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('unsaved.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{t('unsaved.text')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={stay}>
          {t('unsaved.stay')}
        </Button>
        <Button variant="contained" color="error" onClick={() => blocker.proceed?.()}>
          {t('unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
