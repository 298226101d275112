import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { readsAllClients } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import { isRecordId, type Page, type Resource } from '@core/resource/resource';
import { useAppAbility } from './access-context';
import { useAbsentNames } from './optional-calls';
import type { KeyStore } from './storage';

/** Everything that is declared; `app` provides it. */
export const RegistryContext = createContext<readonly (Resource | Page)[]>([]);

export const useAreas = (): readonly (Resource | Page)[] => useContext(RegistryContext);

/** Everything that is declared, without the areas that the server is known to lack: for menus. */
export const useOfferedAreas = (): readonly (Resource | Page)[] => {
  const areas = useAreas();
  const absent = useAbsentNames();
  return useMemo(() => areas.filter(({ name }) => !absent.includes(name)), [areas, absent]);
};

/** A resource by name, as this user may read it. Throws for a name that is not declared. */
export const useResource = (name: string): Resource => {
  const ability = useAppAbility();
  const found = useAreas().find((area) => area.name === name);
  if (found?.kind !== 'resource') throw new Error(`No resource is called ${name}`);
  return readableResource(found, ability);
};

export interface CurrentClient {
  readonly id: number;
  readonly name: string;
  /** Its kind of business: a record of `industries`. Only where the client's own record was read. */
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

/** The client whose workspace is open, as a record of the resource that is declared as `tenant`; null outside of a workspace. */
export const useOpenTenant = (): OpenTenant | null => {
  const areas = useAreas();
  const client = useCurrentClient();
  const resource = areas.find((area) => area.kind === 'resource' && area.tenant)?.name;
  return useMemo(() => (client && resource !== undefined ? { resource, client } : null), [client, resource]);
};

/** Opens another client's workspace, remembers the choice and says so in a notice. */
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
  /** The address that the user signs in with. */
  readonly username?: string;
}

export interface Myself {
  readonly user: CurrentUser | null;
  /** The clients of the user's own; empty for those who may read the whole list. */
  readonly clients: readonly CurrentClient[];
}

export const CurrentUserContext = createContext<Myself>({ user: null, clients: [] });

/** Asks anew who is signed in, after a change of the own name. */
export const RefreshMyselfContext = createContext<() => void>(() => undefined);

export const useRefreshMyself = (): (() => void) => useContext(RefreshMyselfContext);

export const useCurrentUser = (): CurrentUser | null => useContext(CurrentUserContext).user;

export const useOwnClients = (): readonly CurrentClient[] => useContext(CurrentUserContext).clients;

/** Whether this user may enter the workspace of the client with a number; the same function until another user or right. */
export const useMayEnterClient = (): ((id: unknown) => boolean) => {
  const own = useOwnClients();
  const readsAll = readsAllClients(useAppAbility());
  return useCallback(
    (id) => (own.length > 0 ? own.some((client) => client.id === id) : readsAll),
    [own, readsAll],
  );
};

/** The session removes it at logout. */
const visitedKey = 'visited-clients';

/** The open one and five before it. */
const mostVisited = 6;

/** Numbers of the clients whose workspaces a user opened in this browser, the last one first. */
export const visitedClients = (store: Pick<KeyStore, 'get'>, userId: number | undefined): number[] => {
  const [owner, ids = ''] = (store.get(visitedKey) ?? '').split(':');
  return owner === String(userId) ? ids.split(',').map(Number).filter(isRecordId) : [];
};

export const noteVisit = (store: KeyStore, userId: number, clientId: number): void => {
  const ids = [clientId, ...visitedClients(store, userId).filter((id) => id !== clientId)];
  store.set(visitedKey, `${userId}:${ids.slice(0, mostVisited).join(',')}`);
};

/** Fetches the code and the data behind an address of the portal. Never rejects. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** How long the pointer or the focus rests on a link before its target is fetched. */
const delayMs = 50;

export interface PrefetchHandlers {
  readonly onMouseEnter: () => void;
  readonly onFocus: () => void;
  readonly onMouseLeave: () => void;
  readonly onBlur: () => void;
}

/** Handlers for a link: its target is fetched when the user is about to press it. */
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
