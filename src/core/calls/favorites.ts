import * as v from 'valibot';
import { defineCall } from './call';
import { anyText, flag, id, idInAddress, text } from './values';

const path = '/api/v1/favorite-clients';
const tag = 'workspace';
const client = v.strictObject({ id, name: text });

/** The most favorites of a user. */
export const maxFavorites = 50;
/** The most visited clients in a response. Further ones in the query are ignored. */
export const maxVisited = 10;

/**
 * Returns the user's favorite clients, sorted by name, and the names of the clients in `visited` (numbers separated by
 * commas; the order is kept) that the user may still enter.
 */
export const favoritesCall = defineCall({
  id: 'favorites',
  tag,
  method: 'get',
  path,
  query: { visited: v.exactOptional(anyText) },
  answer: v.strictObject({ data: v.array(client), visited: v.array(client) }),
  refusals: [401],
  example: {
    answer: { data: [{ id: 7, name: 'Harbor Lane Foods' }], visited: [{ id: 3, name: 'Alder Grocery' }] },
  },
});

/** Adds or removes a favorite client. To remove one, the user need not be allowed to enter it. */
export const markFavoriteCall = defineCall({
  id: 'favorites-mark',
  tag,
  method: 'put',
  path: `${path}/{id}`,
  params: { id: idInAddress },
  body: v.object({ favorite: flag }),
  answer: v.strictObject({ id, favorite: flag }),
  refusals: [401, 403, 404, 422],
  example: { body: { favorite: true }, answer: { id: 7, favorite: true } },
});

export const favoriteCalls = [favoritesCall, markFavoriteCall] as const;
