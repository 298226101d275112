import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { PaletteSearch } from './palette-search';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the list of keyboard shortcuts. */
  readonly onShortcuts: () => void;
}

/** Searches everything that this user can open or do from here. */
export const PaletteDialog = ({ open, onClose, onShortcuts }: PaletteDialogProps) => {
  const { t } = useTranslation('palette');
  const phone = useMediaQuery(useTheme().breakpoints.only('xs'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      // Appears immediately with the shortcut.
      transitionDuration={{ enter: 0, exit: 120 }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { 'aria-label': t('title'), ...(!phone && { sx: { mt: '10vh', maxHeight: '70vh' } }) },
      }}
    >
      {/*
       * While the dialog closes, the next page may take the focus from it. Until then, a new page leaves the focus
       * alone.
       */}
      <Box {...(!open && { 'data-passing': true })} sx={{ display: 'contents' }}>
        <PaletteSearch onClose={onClose} onShortcuts={onShortcuts} />
      </Box>
    </Dialog>
  );
};
