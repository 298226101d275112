import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { cleanText, isBlank } from '@core/text/clean-text';
import { Button } from '@ui/form/button';
import { KeyName } from './key-name';
import type { Palette } from './use-palette';

const keys = { move: ['up', 'down'], choose: ['enter'], leave: ['Esc'] } as const;

interface PaletteStatusProps {
  readonly palette: Palette;
  /** Called after a retry. */
  readonly onRetry: () => void;
}

/** The number of results, announced to screen readers and, where there is a keyboard, the keys to use. */
export const PaletteStatus = ({ palette, onRetry }: PaletteStatusProps) => {
  const { t } = useTranslation(['palette', 'common']);
  const { text, entries, state, searchAgain } = palette;
  const retry = () => {
    searchAgain();
    onRetry();
  };
  const isSilent = state !== 'searching' && entries.length > 0 && isBlank(text);
  const statusText = () => {
    if (state === 'searching') return t('searching');
    if (entries.length === 0) return t('none', { text: cleanText(text) });
    return isSilent ? '' : t('results.count', { count: entries.length });
  };
  return (
    <Box
      sx={{
        // On phones, where no keys are listed, nothing is shown before something is typed.
        display: { xs: isSilent && state !== 'failed' ? 'none' : 'flex', sm: 'flex' },
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        minHeight: 44,
        px: { xs: 2, sm: 3 },
        py: 1.75,
        borderTop: entries.length > 0 || state === 'searching' ? 1 : 0,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {state === 'failed' ? (
        <Typography
          role="alert"
          variant="caption"
          color="error"
          component="div"
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <span>{t('failed')}</span>
          <Button size="small" onClick={retry} sx={{ my: -1 }}>
            {t('common:tryAgain')}
          </Button>
        </Typography>
      ) : (
        <Typography role="status" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {statusText()}
        </Typography>
      )}
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
        {(['move', 'choose', 'leave'] as const).map((key) => (
          <Typography key={key} variant="caption" component="span">
            <Box component="kbd" sx={{ mr: 0.75, fontFamily: 'inherit', fontWeight: 600 }}>
              {keys[key].map((name) => (
                <KeyName key={name} name={name} />
              ))}
            </Box>
            <span>{t(`keys.${key}`)}</span>
          </Typography>
        ))}
      </Box>
    </Box>
  );
};
