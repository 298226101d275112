import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface LogoProps {
  /** Colors for the login page's dark panel: light plate, dark lines. */
  readonly onPanel?: boolean;
}

/** The portal's logo with its name. */
export const Logo = ({ onPanel = false }: LogoProps) => {
  const { t } = useTranslation('common');
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: onPanel ? 'panel.text' : 'text.primary',
        typography: 'h3',
        ...(onPanel && { fontSize: '1rem' }),
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 28 28"
        aria-hidden
        sx={{
          flex: 'none',
          width: onPanel ? 32 : 28,
          height: onPanel ? 32 : 28,
          '& rect': { fill: 'currentColor', color: onPanel ? 'panel.text' : 'primary.main' },
          '& path': {
            fill: 'none',
            color: onPanel ? 'panel.fill' : 'primary.contrastText',
            stroke: 'currentColor',
            strokeWidth: 2.25,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          },
        }}
      >
        <rect width="28" height="28" rx="8" />
        <path d="M8 10.1h12M8 14h8M8 17.9h4.5M16 18l1.75 2 3.15-3.75" />
      </Box>
      <span translate="no">{t('appName')}</span>
    </Box>
  );
};
