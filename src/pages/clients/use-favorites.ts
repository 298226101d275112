import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, SentOf } from '@core/calls/call';
import type { favoritesCall, markFavoriteCall } from '@core/calls/favorites';
import { compareFolded } from '@core/list/fold';
import { useHttp } from '@lib/http-context';
import { notify } from '@lib/notify';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { type CurrentClient, visitedClients } from '@lib/portal-context';
import { apiQuery, optionalQuery } from '@lib/queries';
import { useSession } from '@lib/session-context';
import { localStore } from '@lib/storage';
import { failureText } from '@ui/form/failure-text';

type FavoritesAnswer = AnswerOf<typeof favoritesCall>;

export interface Favorites {
  /** `off`: the server does not support favorites, or there are too few clients. */
  readonly state: 'off' | 'loading' | 'failed' | 'ready';
  /** Sorted by name. */
  readonly favorites: readonly CurrentClient[];
  /** Most recent first; may include favorites. */
  readonly visited: readonly CurrentClient[];
  readonly toggle: (client: CurrentClient) => void;
  readonly retry: () => void;
}

const isClients = (value: unknown): value is FavoritesAnswer['data'] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<CurrentClient> | null) => typeof one?.id === 'number' && typeof one.name === 'string',
  );

const read = (answer: unknown): FavoritesAnswer => {
  const { data, visited } = (answer ?? {}) as Partial<FavoritesAnswer>;
  if (!isClients(data) || !isClients(visited)) throw new Error('No list of favorites');
  return { data, visited };
};

const name = optionalCalls.favorites;
const none: readonly CurrentClient[] = [];

const withFavorite = (
  known: FavoritesAnswer,
  { id, ...client }: CurrentClient,
  favorite: boolean,
): FavoritesAnswer => {
  const others = known.data.filter((one) => one.id !== id);
  const all = favorite ? [...others, { id, name: client.name }] : others;
  return { ...known, data: all.sort((one, other) => compareFolded(one.name, other.name)) };
};

interface Mark {
  readonly client: CurrentClient;
  readonly favorite: boolean;
}

/** Updates a star optimistically and reverts it if the request fails. Requests are sent in the order of the clicks. */
const useMark = (queryKey: QueryKey) => {
  const http = useHttp();
  const queries = useQueryClient();
  const { t } = useTranslation('form');
  const show = ({ client, favorite }: Mark) =>
    queries.setQueryData<FavoritesAnswer | null>(
      queryKey,
      (known) => known && withFavorite(known, client, favorite),
    );
  return useMutation({
    scope: { id: name },
    mutationFn: ({ client, favorite }: Mark) => {
      const body: SentOf<typeof markFavoriteCall> = { favorite };
      return http.request<unknown>({ backend: 'v1', method: 'PUT', path: `${name}/${client.id}`, body });
    },
    onError: (reason, { client, favorite }) => {
      show({ client, favorite: !favorite });
      notify({ kind: 'error', key: name, text: failureText(reason, t) });
    },
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey });
      show(mark);
    },
  });
};

/** The user's favorite clients, and the clients last opened in this browser. Loaded only if there are many clients. */
export const useFavorites = (isWanted: boolean): Favorites => {
  const http = useHttp();
  const userId = useSession().current()?.userId;
  const [visited] = useState(() => visitedClients(localStore, userId).join(','));
  const isAbsent = useIsAbsent(name);
  const query = optionalQuery(
    apiQuery(http, {
      key: [name, visited],
      call: { backend: 'v1', path: name, query: { visited: visited || undefined }, optional: name },
      read,
      staleTime: 5 * 60_000,
    }),
  );
  const { data, isFetching, isError, refetch } = useQuery({ ...query, enabled: isWanted && !isAbsent });
  const { mutate } = useMark(query.queryKey);
  const favorites = data?.data ?? none;
  const stateOf = () => {
    if (!isWanted || isAbsent || data === null) return 'off';
    if (data) return 'ready';
    return isError && !isFetching ? 'failed' : 'loading';
  };
  return {
    state: stateOf(),
    favorites,
    visited: data?.visited ?? none,
    toggle: (client) => mutate({ client, favorite: !favorites.some(({ id }) => id === client.id) }),
    retry: () => void refetch(),
  };
};
