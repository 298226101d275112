import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '@lib/session-context';

/** The way out of a session that leads nowhere but here; nothing without a session. */
export function SignOut() {
  const { t } = useTranslation('errors');
  const isSignedIn = useSession().current() !== null;
  const signOut = useSignOut();
  if (!isSignedIn) return null;
  return (
    <Button startIcon={<Logout />} onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}
