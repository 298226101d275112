import type { SessionService, SessionUser } from '../../src/lib/session-context';
import { storedName } from '../../src/lib/storage';
import { tokenKey } from './session-record';

interface TabsSettings {
  readonly service: SessionService;
  readonly announce: () => void;
  /** Loads the page anew from the portal's start: another person signed in. */
  readonly restart: () => void;
  readonly target?: Window;
}

/**
 * Follows what other tabs do to the session, and a page that the browser takes out of its back-forward cache. Answers how
 * to stop.
 */
export const followTabs = ({ service, announce, restart, target = window }: TabsSettings): (() => void) => {
  let last: SessionUser | null = service.current();
  const follow = service.subscribe(() => {
    last = service.current();
  });
  const look = () => {
    const before = last;
    const present = service.current();
    if (before && present && before.userId !== present.userId) restart();
    else if (before !== present) announce();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storedName(tokenKey)) look();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', onShow);
  return () => {
    follow();
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', onShow);
  };
};
