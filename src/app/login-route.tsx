import { useLoaderData, useLocation, useNavigate } from 'react-router';
import type { LoginNote } from '@lib/login-note';
import { LoginPage } from '@pages/account/login-page';
import { useStart } from './use-start';

/** Creates the login route. `warmUp` is called with the first keystroke, to load what follows the login. */
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
