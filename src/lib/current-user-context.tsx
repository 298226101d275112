import { createContext, useContext } from 'react';
import type { CurrentClient } from './client-context';

export interface CurrentUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl?: string;
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
