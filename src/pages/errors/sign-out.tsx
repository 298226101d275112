import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '@lib/session-context';

/** A sign-out button for users who have no access to other pages; nothing without a session. */
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
