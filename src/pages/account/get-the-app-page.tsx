import Android from '@mui/icons-material/Android';
import Apple from '@mui/icons-material/Apple';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '@lib/session-context';
import { BusyButton } from '@ui/form/busy-button';
import { AccountFrame, AccountLink } from './account-frame';
import { useAttempt } from './use-attempt';

const stores = [
  { name: 'iphone', Icon: Apple },
  { name: 'android', Icon: Android },
] as const;

/** For employees who are already members: they continue in the mobile app. */
export function GetTheAppPage() {
  const { t } = useTranslation('get-the-app');
  const session = useSession();
  const { busy, attempt } = useAttempt();
  return (
    <AccountFrame title={t('title')} subtitle={t('subtitle')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {stores.map(({ name, Icon }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: '12px',
            }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 44,
                height: 44,
                borderRadius: '12px',
                bgcolor: 'soft',
                color: 'onSoft',
              }}
            >
              <Icon />
            </Box>
            <Box>
              <Typography variant="h3" component="h2">
                {t(`stores.${name}.phone`)}
              </Typography>
              <Typography>{t(`stores.${name}.store`)}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ my: 3 }}>{t('login')}</Typography>
      <BusyButton
        variant="outlined"
        size="large"
        fullWidth
        label={t('signOut')}
        busyLabel={t('busy')}
        busy={busy}
        onClick={() => void attempt(() => session.logout())}
        sx={{ mb: 3 }}
      />
      <AccountLink to="/account">{t('account')}</AccountLink>
    </AccountFrame>
  );
}
