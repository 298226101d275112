import { useLocation, useNavigate } from 'react-router';
import { startPath } from './redirect-from';

/** Goes on after a login. Resolves when another page is there. */
export const useStart = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async () => navigate({ pathname: startPath, search }, { replace: true });
};
