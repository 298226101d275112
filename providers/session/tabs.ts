import { storageKeyOf } from '@lib/storage';
import { tokenKey } from './session-record';

interface TabsSettings {
  /** `look` of the session: whether the page can keep its content. */
  readonly syncSession: () => boolean;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Makes everything on the page invisible, or visible again. */
  readonly setPageHidden: (isCovered: boolean) => void;
  readonly target?: Window;
}

/**
 * Follows changes of the session by other tabs, and restores of this page from the back-forward cache. The page is
 * covered when it enters the cache, and shown again only for the same user. Returns a function that stops it.
 */
export const followTabs = ({
  syncSession,
  reload,
  setPageHidden,
  target = window,
}: TabsSettings): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeyOf(tokenKey)) syncSession();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setPageHidden(true);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (syncSession()) setPageHidden(false);
    else reload();
  };
  target.addEventListener('storage', onStorage);
  target.addEventListener('pagehide', onHide);
  target.addEventListener('pageshow', onShow);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pagehide', onHide);
    target.removeEventListener('pageshow', onShow);
  };
};
