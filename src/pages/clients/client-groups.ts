import { useState } from 'react';
import type { CurrentClient } from '@lib/portal-context';
import type { Favorites } from './use-favorites';

/** Rows below one heading. A client can be in two groups. */
export interface ClientGroup {
  readonly name: 'favorites' | 'visited' | 'all';
  readonly clients: readonly CurrentClient[];
}

type FavoritesState = Pick<Favorites, 'state' | 'favorites' | 'visited'>;

const groupsOf = (
  { favorites, visited }: FavoritesState,
  currentId: number | undefined,
): readonly ClientGroup[] => {
  const isAdditional = ({ id }: CurrentClient) => id !== currentId && !favorites.some((one) => one.id === id);
  const groups: readonly ClientGroup[] = [
    { name: 'favorites', clients: favorites },
    { name: 'visited', clients: visited.filter(isAdditional) },
  ];
  return groups.filter(({ clients }) => clients.length > 0);
};

/**
 * The groups above the list: favorites, then recently visited clients. They do not change while the dialog is open: a
 * click on a star must not move the rows under the pointer.
 */
export const useGroupsAbove = (
  known: FavoritesState,
  currentId: number | undefined,
): readonly ClientGroup[] => {
  const [groups, setGroups] = useState<readonly ClientGroup[]>();
  if (!groups && known.state === 'ready') setGroups(groupsOf(known, currentId));
  return groups ?? [];
};
