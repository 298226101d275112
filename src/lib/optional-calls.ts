import { useMemo, useSyncExternalStore } from 'react';
import { ApiFailure, isApiFailure, noFile } from './api-failure';
import type { Call, Http } from './http';
import { createKeyStore, type KeyStore } from './storage';

// Optional calls: the contract lets a provider leave them out. A missing one is requested once; then the part that
// needs it is hidden.

/**
 * Names of optional calls. Others come from declarations: the area's name, and `<area>/<path>` for a chart or a single
 * record.
 */
export const optionalCalls = {
  views: 'saved-views',
  find: 'find',
  favorites: 'favorite-clients',
  export: 'format=csv',
  choices: 'users/me/choices',
  account: 'account',
  sessions: 'account/sessions',
  openapi: 'openapi.json',
  history: 'history',
  trash: 'trash',
  bulk: 'actions',
} as const;

/** Statuses that mean that the server lacks the call. A 403 is about permissions; a 5xx or a missing response is a failure. */
const statuses: readonly unknown[] = [404, 405, 501];

/** Whether an optional call failed because the server does not have it. Only valid for optional calls. */
export const isAbsent = (reason: unknown): boolean =>
  isApiFailure(reason) && (statuses.includes(reason.status) || reason.detail === noFile);

const key = 'absent-calls';

/** Creates the store of the optional calls that the server lacks, by name. They are kept in this tab until the session ends. */
export const createAbsentCalls = (store: KeyStore) => {
  const listeners = new Set<() => void>();
  const publish = (names: readonly string[]) => {
    store.set(key, names.length > 0 ? names.join(' ') : null);
    for (const listener of listeners) listener();
  };
  const text = () => store.get(key) ?? '';
  const names = () => text().split(' ').filter(Boolean);
  return {
    /** Returns the names, separated by spaces. */
    text,
    has: (name: string): boolean => names().includes(name),
    markAbsent: (name: string): void => {
      if (!names().includes(name)) publish([...names(), name]);
    },
    /** Forgets all names, because the next session may use another server. */
    clear: (): void => {
      if (names().length > 0) publish([]);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type AbsentCalls = ReturnType<typeof createAbsentCalls>;

/** The missing calls known in this tab. */
export const absentCalls = createAbsentCalls(createKeyStore(() => window.sessionStorage));

/** Whether the server is known to lack an optional call. */
export const useIsAbsent = (name: string): boolean =>
  useSyncExternalStore(absentCalls.subscribe, () => absentCalls.has(name));

/** Returns the names of all optional calls that the server is known to lack; the same list while nothing changes. */
export const useAbsentNames = (): readonly string[] => {
  const text = useSyncExternalStore(absentCalls.subscribe, absentCalls.text);
  return useMemo(() => text.split(' '), [text]);
};

/**
 * Wraps an HTTP client. Once the server is known to lack an optional call, the call is not sent again but rejected with
 * a 404. While the first call of a name is in flight, further ones wait for its result.
 */
export const withOptionalCalls = (http: Http, absent = absentCalls): Http => {
  const known = new Set<string>();
  const inFlight = new Map<string, Promise<unknown>>();
  const requestOptional = async <T>(name: string, call: Call): Promise<T> => {
    const pending = inFlight.get(name);
    if (pending) await pending;
    if (absent.has(name)) throw new ApiFailure({ status: 404, detail: 'not found' });
    const answer = http.request<T>(call);
    if (!known.has(name)) {
      const settled = answer.then(
        () => void known.add(name),
        (reason: unknown) => {
          if (isAbsent(reason)) absent.markAbsent(name);
        },
      );
      inFlight.set(
        name,
        settled.finally(() => inFlight.delete(name)),
      );
    }
    return answer;
  };
  return {
    request: <T>(call: Call) =>
      call.optional === undefined ? http.request<T>(call) : requestOptional<T>(call.optional, call),
  };
};
