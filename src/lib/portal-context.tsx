import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { readsAllClients } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import { isRecordId, type Page, type Resource } from '@core/resource/resource';
import { useAppAbility } from './access-context';
import { useAbsentNames } from './optional-calls';
import type { KeyStore } from './storage';

/** All declared resources and pages. `app` provides them. */
export const RegistryContext = createContext<readonly (Resource | Page)[]>([]);

export const useAreas = (): readonly (Resource | Page)[] => useContext(RegistryContext);

/** Returns all declared areas except those that the server is known to lack. For menus. */
export const useAvailableAreas = (): readonly (Resource | Page)[] => {
  const areas = useAreas();
  const absent = useAbsentNames();
  return useMemo(() => areas.filter(({ name }) => !absent.includes(name)), [areas, absent]);
};

/** Returns a resource by name, reduced to what this user may read. Throws if the name is not declared. */
export const useResource = (name: string): Resource => {
  const ability = useAppAbility();
  const found = useAreas().find((area) => area.name === name);
  if (found?.kind !== 'resource') throw new Error(`No resource is called ${name}`);
  return readableResource(found, ability);
};

export interface CurrentClient {
  readonly id: number;
  readonly name: string;
  /** The client's kind of business: a record of `industries`. Only known if the client's record was read. */
  readonly industryId?: number;
}

/** The client whose workspace is open; null outside of a workspace. */
export const CurrentClientContext = createContext<CurrentClient | null>(null);

export const useCurrentClient = (): CurrentClient | null => useContext(CurrentClientContext);

export interface OpenTenant {
  /** The name of the resource whose records are the clients. */
  readonly resource: string;
  readonly client: CurrentClient;
}

/** Returns the client whose workspace is open, with the name of the `tenant` resource; null outside of a workspace. */
export const useOpenTenant = (): OpenTenant | null => {
  const areas = useAreas();
  const client = useCurrentClient();
  const resource = areas.find((area) => area.kind === 'resource' && area.tenant)?.name;
  return useMemo(() => (client && resource !== undefined ? { resource, client } : null), [client, resource]);
};

/** Opens another client's workspace, remembers the choice, and shows a notice. */
export type ChooseClient = (client: CurrentClient) => void;

export const ChooseClientContext = createContext<ChooseClient | null>(null);

export const useChooseClient = (): ChooseClient => {
  const choose = useContext(ChooseClientContext);
  if (!choose) throw new Error('useChooseClient needs a ChooseClientContext above it');
  return choose;
};

export interface CurrentUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl?: string;
  /** The e-mail address that the user signs in with. */
  readonly username?: string;
}

export interface CurrentUserData {
  readonly user: CurrentUser | null;
  /** The user's own clients. Empty for users who may read the whole list. */
  readonly clients: readonly CurrentClient[];
}

export const CurrentUserContext = createContext<CurrentUserData>({ user: null, clients: [] });

/** Fetches the signed-in user again, for example after users changed their name. */
export const RefreshCurrentUserContext = createContext<() => void>(() => undefined);

export const useRefreshCurrentUser = (): (() => void) => useContext(RefreshCurrentUserContext);

export const useCurrentUser = (): CurrentUser | null => useContext(CurrentUserContext).user;

export const useOwnClients = (): readonly CurrentClient[] => useContext(CurrentUserContext).clients;

/**
 * Returns a function that checks by a client's number whether the user may enter its workspace. The function only
 * changes with the user or the user's permissions.
 */
export const useMayEnterClient = (): ((id: unknown) => boolean) => {
  const own = useOwnClients();
  const readsAll = readsAllClients(useAppAbility());
  return useCallback(
    (id) => (own.length > 0 ? own.some((client) => client.id === id) : readsAll),
    [own, readsAll],
  );
};

/** The session removes this entry at logout. */
const visitedKey = 'visited-clients';

/** The open client and the five before it. */
const maxVisited = 6;

/** Returns the numbers of the clients whose workspaces a user opened in this browser, latest first. */
export const visitedClients = (store: Pick<KeyStore, 'get'>, userId: number | undefined): number[] => {
  const [owner, ids = ''] = (store.get(visitedKey) ?? '').split(':');
  return owner === String(userId) ? ids.split(',').map(Number).filter(isRecordId) : [];
};

export const recordVisit = (store: KeyStore, userId: number, clientId: number): void => {
  const ids = [clientId, ...visitedClients(store, userId).filter((id) => id !== clientId)];
  store.set(visitedKey, `${userId}:${ids.slice(0, maxVisited).join(',')}`);
};

/** Fetches the code and the data of an address of the portal. Never rejects. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** How long the pointer or the focus is on a link before its target is fetched. */
const delayMs = 50;

export interface PrefetchHandlers {
  readonly onMouseEnter: () => void;
  readonly onFocus: () => void;
  readonly onMouseLeave: () => void;
  readonly onBlur: () => void;
}

/** Returns handlers for a link. They fetch its target when the user is about to press it. */
export const usePrefetchOnIntent = (path: string): PrefetchHandlers => {
  const prefetch = useContext(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    const start = () => {
      stop();
      timer.current = setTimeout(() => prefetch(path), delayMs);
    };
    return { onMouseEnter: start, onFocus: start, onMouseLeave: stop, onBlur: stop };
  }, [path, prefetch]);
};
