import { useLocation, useNavigate } from 'react-router';
import { startPath } from './public-addresses';

/** Continues after a login. Resolves when the next page is shown. */
export const useStart = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async () => navigate({ pathname: startPath, search }, { replace: true });
};
