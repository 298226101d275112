import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { Button } from '@ui/form/button';

interface ActionsProps {
  readonly children: Elements;
  readonly isCentred?: boolean;
  /** Shown from `md` up, where the phone's back arrow is hidden. */
  readonly onBack?: (() => void) | undefined;
}

/** The buttons of a step: stacked with full width on phones, side by side from `md` up. */
export const Actions = ({ children, isCentred = false, onBack }: ActionsProps) => {
  const { t } = useTranslation('membership');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'center' },
        flexWrap: 'wrap',
        ...(isCentred && { justifyContent: 'center' }),
        gap: 1.5,
        mt: 3,
        // Long labels wrap instead of overflowing the screen.
        '& .MuiButton-root': { height: 'auto', minHeight: 48, py: 1, whiteSpace: 'normal' },
      }}
    >
      {children}
      {onBack && (
        <Button size="large" onClick={onBack} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {t('back')}
        </Button>
      )}
    </Box>
  );
};
