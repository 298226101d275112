import { createSession, type Session } from '@providers/session/session';
import { createHttp, type Http } from '@lib/http';
import { pageLanguage } from '@lib/page-language';
import type { SessionService } from '@lib/session-context';
import { storeLoginNote } from '@lib/login-note';
import { localStore, type KeyStore } from '@lib/storage';
import { createTransport, type TransportSettings } from '@lib/transport';
import { createProfileSource, type ProfileSource } from './profile';
import { retryDelay, type RetryDelay } from './retry';

/** The services that the whole portal shares, before and after login. */
export interface Services {
  readonly session: SessionService;
  readonly http: Http;
  readonly profile: ProfileSource;
  readonly store: KeyStore;
  readonly syncSession: Session['syncSession'];
  readonly isOnlyHere: Session['isOnlyHere'];
  /** The delay before a failed request is retried. */
  readonly retryDelay: RetryDelay;
  /** How long to wait for a list's rows before it renders, in milliseconds; 0 to not wait. */
  readonly prefetchTimeoutMs: number;
}

/** A response within a tenth of a second still feels instant (Nielsen, Response Times, 1993). */
const defaultPrefetchTimeoutMs = 100;

interface ServiceSettings extends Pick<TransportSettings, 'baseUrl' | 'fetch' | 'track'> {
  readonly reload?: () => void;
  readonly restart?: () => void;
  readonly retryDelay?: RetryDelay;
  readonly prefetchTimeoutMs?: number;
}

/** Creates transport, session and HTTP client. Sends no request. */
export const createServices = ({
  reload = () => window.location.reload(),
  restart = () => window.location.replace('/'),
  retryDelay: delay = retryDelay,
  prefetchTimeoutMs = defaultPrefetchTimeoutMs,
  ...calls
}: ServiceSettings): Services => {
  const transport = createTransport({
    ...calls,
    language: pageLanguage,
  });
  const { service, bearer, syncSession, isOnlyHere } = createSession({
    transport,
    keyStore: localStore,
    // The server ended the session. The reloaded page shows the login.
    reload: () => {
      storeLoginNote('signed-out');
      reload();
    },
    restart,
    // Undefined in an insecure context and outside of browsers, although the type says otherwise.
    locks: (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
  });
  const http = createHttp({ transport, ...bearer });
  return {
    session: service,
    http,
    profile: createProfileSource(http, service, delay),
    store: localStore,
    syncSession,
    isOnlyHere,
    retryDelay: delay,
    prefetchTimeoutMs,
  };
};
