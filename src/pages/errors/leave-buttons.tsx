import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button } from '@ui/form/button';

/** Pages that report a problem with another address: going back to one of them would show nothing new. */
const isErrorPath = (pathname: string) => /\/(forbidden|not-found)\/?$/.test(pathname);

/**
 * Returns the history entry for Go Back: the last previous one that is a different page of the portal. The browser
 * lists the entries of this origin, including those from before a typed address, whose own address the referrer
 * policy may hide. Undefined if the browser lists none, null if there is no such entry.
 */
const previousEntry = (): NavigationHistoryEntry | null | undefined => {
  const { navigation } = window as { readonly navigation?: Navigation };
  if (!navigation?.currentEntry) return undefined;
  const { index, url: here } = navigation.currentEntry;
  const before = navigation
    .entries()
    .slice(0, index)
    .findLast(({ url }) => url === null || (url !== here && !isErrorPath(new URL(url).pathname)));
  return before ?? null;
};

/** The router numbers its history entries in `history.state.idx` and restarts with every typed address. */
const hasPrevious = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/** Go Back and Back to Home. On the first page of a visit Go Back would leave the portal, so it goes home, too. */
export function LeaveButtons({ home = '/' }: { readonly home?: string }) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const back = () => {
    const entry = previousEntry();
    if (entry) window.navigation.traverseTo(entry.key);
    else if (entry === undefined && hasPrevious()) void navigate(-1);
    else void navigate(home, { replace: true });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ArrowBackOutlined />} onClick={back}>
        {t('goBack')}
      </Button>
      <Button variant="contained" component={Link} to={home}>
        {t('home')}
      </Button>
    </>
  );
}
