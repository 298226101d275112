import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '@core/account/answers';
import { formatZonedTime } from '@core/format/date';
import { useLanguage } from '@lib/i18n';
import { Chip } from '@ui/cells/chip';
import { Sentence } from '@ui/feedback/sentence';
import { Button } from '@ui/form/button';
import { useDeviceName } from './use-device-name';

interface SessionRowProps {
  readonly signIn: SignIn;
  readonly onEnd: () => void;
}

/** One session of the user. The current one is ended by signing out. */
export const SessionRow = ({ signIn, onEnd }: SessionRowProps) => {
  const { t } = useTranslation('my-account');
  const device = useDeviceName()(signIn);
  const { current, network } = signIn;
  const language = useLanguage();
  const seen = formatZonedTime(signIn.last_seen, language);
  const since = formatZonedTime(signIn.signed_in, language);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        gap: { xs: 1, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{device}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('sessions.seen', { when: seen })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Sentence
            text={[t('sessions.since', { when: since }), network && t('sessions.network', { network })]
              .filter(Boolean)
              .join(' · ')}
            value={network}
          />
        </Typography>
      </Box>
      <Box sx={{ flex: 'none' }}>
        {current ? (
          <Chip meaning="success" label={t('sessions.current')} />
        ) : (
          <Button variant="outlined" aria-label={t('sessions.endOf', { device, when: seen })} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
