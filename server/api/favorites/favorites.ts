import type { Context } from 'hono';
import { favoritesCall, markFavoriteCall, maxFavorites, maxVisited } from '@core/calls/favorites';
import { compareFolded } from '@core/list/fold';
import type { Condition } from '@core/resource/condition';
import { recordId } from '@core/resource/resource';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import { parseBody, parseParams, parseQuery } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { requireClient } from '../resources/call';
import { runWrite } from '../resources/write';
import { mayUseClient, namedClients, type NamedClient } from '../session/session';

const table = 'favorite_clients';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });
const ofClient = (clientId: number): Condition => ({ field: 'client_id', op: 'eq', value: clientId });

const byName = ({ name: one }: NamedClient, { name: other }: NamedClient): number =>
  compareFolded(one, other);

const numbersIn = (visited = ''): number[] =>
  visited
    .split(',', maxVisited)
    .map(recordId)
    .filter((id) => id !== null);

/**
 * Returns the caller's favorite and visited clients. Favorites that the caller may no longer enter are kept but not
 * returned, because the caller may get access again.
 */
export const readFavorites = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const visited = numbersIn(parseQuery(c, favoritesCall).visited);
  const rows = await deps.storage.table(table).find([ofUser(session.userId)]);
  const favorites = rows.map((row) => Number(row['client_id']));
  const open = [...favorites, ...visited].filter((id) => mayUseClient(session, id));
  const named = new Map((await namedClients(deps.storage, open)).map((client) => [client.id, client]));
  const clientsOf = (ids: readonly number[]) => ids.flatMap((id) => named.get(id) ?? []);
  return answer(c, favoritesCall, { data: clientsOf(favorites).sort(byName), visited: clientsOf(visited) });
};

const add = async (tx: Storage, userId: number, clientId: number): Promise<void> => {
  const favorites = tx.table(table);
  if ((await favorites.count([ofUser(userId), ofClient(clientId)])) > 0) return;
  if ((await favorites.count([ofUser(userId)])) >= maxFavorites) throw invalid({ id: 'limit' });
  await favorites.insert({ user_id: userId, client_id: clientId });
};

/**
 * Marks a client as a favorite, which requires access to it, or removes the mark, even from a client that the caller
 * may no longer enter. Repeating the call changes nothing.
 */
export const markFavorite = async (c: Context<ApiEnv>): Promise<Response> => {
  const { session } = c.var;
  const { id } = parseParams(c, markFavoriteCall);
  const { favorite } = await parseBody(c, markFavoriteCall);
  const work = async (tx: Storage) => {
    const removed = favorite ? 0 : await tx.table(table).remove([ofUser(session.userId), ofClient(id)]);
    if (removed === 0) await requireClient(tx, session, id);
    if (favorite) await add(tx, session.userId, id);
    return { answer: { id, favorite }, events: [] };
  };
  return retryCollision([table], () => runWrite(c, { status: 200, work }));
};
