import { useLoaderData, useLocation, useNavigate } from 'react-router';
import type { LoginNote } from '@lib/login-note';
import { LoginPage } from '@pages/account/login-page';
import { useStart } from './use-start';

/** `warmUp` fetches what comes after the login, with the first key. */
export const createLoginRoute = (warmUp: () => void) =>
  function LoginRoute() {
    const navigate = useNavigate();
    const { search } = useLocation();
    return (
      <LoginPage
        onSignedIn={useStart()}
        onTwoFactor={() => void navigate({ pathname: '/two-factor', search })}
        onTyping={warmUp}
        note={useLoaderData<LoginNote | null>()}
      />
    );
  };
