import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

/** Pages that say what is wrong with another address: Back to one of them would show nothing new. */
const saysNo = (pathname: string) => /\/(forbidden|not-found)\/?$/.test(pathname);

/**
 * The history entry that Go Back leads to: the last one before this one that is a page of the portal with something else on it. The
 * browser lists the entries of this origin, also those from before a typed address, whose own address the referrer policy may hide.
 * Undefined where the browser lists none, null where there is no such entry.
 */
const entryBefore = (): NavigationHistoryEntry | null | undefined => {
  const { navigation } = window as { readonly navigation?: Navigation };
  if (!navigation?.currentEntry) return undefined;
  const { index, url: here } = navigation.currentEntry;
  const before = navigation
    .entries()
    .slice(0, index)
    .findLast(({ url }) => url === null || (url !== here && !saysNo(new URL(url).pathname)));
  return before ?? null;
};

/** The router numbers its history entries in `history.state.idx` and begins anew with every typed address. */
const hasPrevious = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/** Go Back and Back to Home. Back on the first page of a visit would leave the portal, so there it goes home too. */
export function LeaveButtons({ home = '/' }: { readonly home?: string }) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const back = () => {
    const entry = entryBefore();
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
