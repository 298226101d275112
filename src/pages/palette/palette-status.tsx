import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Palette } from './use-palette';

const keys = { move: '↑ ↓', choose: '↵', leave: 'Esc' } as const;

/** How much was found, said to everybody; where there is a keyboard, which keys serve. */
export const PaletteStatus = ({ palette }: { readonly palette: Palette }) => {
  const { t } = useTranslation('palette');
  const { text, entries, clients } = palette;
  const found = () => {
    if (clients === 'failed') return t('clientsFailed');
    if (clients === 'searching') return t('searching');
    if (entries.length === 0) return t('none', { text: text.trim() });
    return text.trim() === '' ? '' : t('results.count', { count: entries.length });
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        minHeight: 44,
        px: { xs: 2, sm: 3 },
        py: 1.75,
        borderTop: entries.length > 0 ? 1 : 0,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography role="status" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {found()}
      </Typography>
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
        {(['move', 'choose', 'leave'] as const).map((key) => (
          <Typography key={key} variant="caption" component="span">
            <Box component="kbd" sx={{ mr: 0.75, fontFamily: 'inherit', fontWeight: 600 }}>
              {keys[key]}
            </Box>
            {t(`keys.${key}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
};
