import { useMemo, useSyncExternalStore } from 'react';
import { ApiFailure, isApiFailure, noFile } from './api-failure';
import type { Call, Http } from './http';
import { createKeyStore, type KeyStore } from './storage';

// Calls that the contract leaves to the provider. A server without one is asked for it once; then the part folds away.

/** Their names, beside those that follow from a declaration: an area's own, and `<area>/<path>` of a chart or of one record. */
export const optionalCalls = {
  views: 'saved-views',
  find: 'find',
  favorites: 'favorite-clients',
  export: 'format=csv',
  choices: 'users/me/choices',
  account: 'account',
  sessions: 'account/sessions',
  openapi: 'openapi.json',
} as const;

/** Statuses by which a server says that it has no such call. A 403 is a refusal by right, a 5xx or no answer a failure. */
const statuses: readonly unknown[] = [404, 405, 501];

/** Whether an optional call was refused because the server does not have it. Says nothing about any other call. */
export const isAbsent = (reason: unknown): boolean =>
  isApiFailure(reason) && (statuses.includes(reason.status) || reason.detail === noFile);

const key = 'absent-calls';

/** Remembers which optional calls the server lacks, by name: in this tab, until the session ends. */
export const createAbsentCalls = (store: KeyStore) => {
  const listeners = new Set<() => void>();
  const publish = (names: readonly string[]) => {
    store.set(key, names.length > 0 ? names.join(' ') : null);
    for (const listener of listeners) listener();
  };
  const text = () => store.get(key) ?? '';
  const names = () => text().split(' ').filter(Boolean);
  return {
    /** Their names with a space between. */
    text,
    has: (name: string): boolean => names().includes(name),
    note: (name: string): void => {
      if (!names().includes(name)) publish([...names(), name]);
    },
    /** Another session may be one of another server. */
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

/** Of this tab. */
export const absentCalls = createAbsentCalls(createKeyStore(() => window.sessionStorage));

/** Whether the server is known to lack an optional call. */
export const useIsAbsent = (name: string): boolean =>
  useSyncExternalStore(absentCalls.subscribe, () => absentCalls.has(name));

/** The names of all optional calls that the server is known to lack; the same list as long as nothing changed. */
export const useAbsentNames = (): readonly string[] => {
  const text = useSyncExternalStore(absentCalls.subscribe, absentCalls.text);
  return useMemo(() => text.split(' '), [text]);
};

/**
 * The same calls, but each optional one is sent only until the server is known to lack it; then it is refused as it was the first time. While
 * the first call of a name is on its way, a second one waits for what it finds out.
 */
export const withOptionalCalls = (http: Http, absent = absentCalls): Http => {
  const known = new Set<string>();
  const first = new Map<string, Promise<unknown>>();
  const requestOptional = async <T>(name: string, call: Call): Promise<T> => {
    const asking = first.get(name);
    if (asking) await asking;
    if (absent.has(name)) throw new ApiFailure({ status: 404, detail: 'not found' });
    const answer = http.request<T>(call);
    if (!known.has(name)) {
      const settled = answer.then(
        () => void known.add(name),
        (reason: unknown) => {
          if (isAbsent(reason)) absent.note(name);
        },
      );
      first.set(
        name,
        settled.finally(() => first.delete(name)),
      );
    }
    return answer;
  };
  return {
    request: <T>(call: Call) =>
      call.optional === undefined ? http.request<T>(call) : requestOptional<T>(call.optional, call),
  };
};
