import { useLocation, useNavigate } from 'react-router';

/** Where a login is turned into a place to start; it has no screen of its own. */
export const startPath = '/start';

/** Goes on after a login. Resolves when another page is there. */
export const useStart = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async () => navigate({ pathname: startPath, search }, { replace: true });
};
