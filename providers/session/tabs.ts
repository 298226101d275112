import { storedName } from '@lib/storage';
import { tokenKey } from './session-record';

interface TabsSettings {
  /** Of the session: whether the page may go on showing what it shows. */
  readonly look: () => boolean;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Makes everything on the page invisible, or visible again. */
  readonly cover: (isCovered: boolean) => void;
  readonly target?: Window;
}

/**
 * Follows what other tabs do to the session, and a page that the browser takes out of its back-forward cache. That one was covered
 * when it went in: what it showed is drawn again only for the same person. Answers how to stop.
 */
export const followTabs = ({ look, reload, cover, target = window }: TabsSettings): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storedName(tokenKey)) look();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) cover(true);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (look()) cover(false);
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
