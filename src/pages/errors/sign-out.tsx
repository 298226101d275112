import Logout from '@mui/icons-material/Logout';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '@lib/session-context';
import { Button } from '@ui/form/button';

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
