import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { PaletteSearch } from './palette-search';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the list of keys. */
  readonly onShortcuts: () => void;
}

/** Everything that this user may open or do from here, by a few letters. */
export const PaletteDialog = ({ open, onClose, onShortcuts }: PaletteDialogProps) => {
  const { t } = useTranslation('palette');
  const phone = useMediaQuery(useTheme().breakpoints.only('xs'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      // It is there with the key that calls it.
      transitionDuration={{ enter: 0, exit: 120 }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { 'aria-label': t('title'), ...(!phone && { sx: { mt: '10vh', maxHeight: '70vh' } }) },
      }}
    >
      {/* Once it closes, the focus in it is the next page's to take. Until then a page that arrives leaves it alone. */}
      <Box {...(!open && { 'data-passing': true })} sx={{ display: 'contents' }}>
        <PaletteSearch onClose={onClose} onShortcuts={onShortcuts} />
      </Box>
    </Dialog>
  );
};
