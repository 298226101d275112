import { createSession, type Session } from '@providers/session/session';
import { createHttp, type Http } from '@lib/http';
import type { SessionService } from '@lib/session-context';
import { leaveLoginNote } from '@lib/login-note';
import { localStore, type KeyStore } from '@lib/storage';
import { createTransport, type TransportSettings } from '@lib/transport';
import { createProfileSource, type ProfileSource } from './profile';
import { retryDelay, type RetryDelay } from './retry';

/** What the whole portal shares, before and after login. */
export interface Services {
  readonly session: SessionService;
  readonly http: Http;
  readonly profile: ProfileSource;
  readonly store: KeyStore;
  readonly look: Session['look'];
  readonly isOnlyHere: Session['isOnlyHere'];
  /** How long a failed call waits before it is repeated. */
  readonly retryDelay: RetryDelay;
  /** How long a list that is opened is waited for before it is drawn, in milliseconds; 0: not at all. */
  readonly patienceMs: number;
}

/** A tenth of a second after a press still counts as at once (Nielsen, Response Times, 1993). */
const atOnceMs = 100;

interface ServiceSettings extends Pick<TransportSettings, 'baseUrl' | 'fetch' | 'track'> {
  readonly reload?: () => void;
  readonly restart?: () => void;
  readonly retryDelay?: RetryDelay;
  readonly patienceMs?: number;
}

/** Joins transport, session and calls. Nothing is sent yet. */
export const createServices = ({
  reload = () => window.location.reload(),
  restart = () => window.location.replace('/'),
  retryDelay: delay = retryDelay,
  patienceMs = atOnceMs,
  ...calls
}: ServiceSettings): Services => {
  const transport = createTransport({
    ...calls,
    language: () => document.documentElement.lang,
  });
  const { service, bearer, look, isOnlyHere } = createSession({
    transport,
    keyStore: localStore,
    // The server ended the session, and the page that comes up anew leads to the login.
    reload: () => {
      leaveLoginNote('signed-out');
      reload();
    },
    restart,
    // Absent outside of a secure context, and where there is no browser, although the type says otherwise.
    locks: (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
  });
  const http = createHttp({ transport, ...bearer });
  return {
    session: service,
    http,
    profile: createProfileSource(http, service, delay),
    store: localStore,
    look,
    isOnlyHere,
    retryDelay: delay,
    patienceMs,
  };
};
