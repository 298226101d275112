import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from './session-context';

/**
 * Signs out in this order: the server is told and the session forgotten, listeners of the session drop what was fetched for
 * it, and only then comes the login. It takes the place of the last screen, so that Back does not lead to it.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    await session.logout();
    await navigate('/login', { replace: true });
  }, [session, navigate]);
};
