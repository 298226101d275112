import Close from '@mui/icons-material/Close';
import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../feedback/sentence';
import { keepFocus } from './keep-focus';

export interface DialogFrameProps {
  readonly title: string;
  /** The record's name in the title. */
  readonly record?: string | undefined;
  /** True when absent. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** Room for content in columns. */
  readonly isWide?: boolean;
  /** Buttons before the close button. */
  readonly tools?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The dialog of a form: title on the left, close button on the right, actions below a divider. Full screen on phones. */
export const DialogFrame = ({
  title,
  record,
  isOpen = true,
  isWide = false,
  onClose,
  tools,
  actions,
  children,
}: DialogFrameProps) => {
  const { t } = useTranslation('form');
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={isOpen}
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby={id}
      {...(isWide && { slotProps: { paper: { sx: { width: '100%', maxWidth: { sm: 728 } } } } })}
    >
      <DialogTitle component="div">
        <Typography id={id} variant="h2" component="h2">
          <Sentence text={title} value={record} />
        </Typography>
        {tools && <Box sx={{ ml: 'auto' }}>{tools}</Box>}
        <IconButton aria-label={t('close')} onMouseDown={keepFocus} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions onMouseDown={keepFocus}>{actions}</DialogActions>
    </Dialog>
  );
};
