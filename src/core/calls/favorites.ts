import * as v from 'valibot';
import { defineCall } from './call';
import { flag, id, idInAddress, text } from './values';

const path = '/api/v1/favorite-clients';
const tag = 'workspace';
const client = v.strictObject({ id, name: text });

/** A user has at most this many. */
export const mostFavorites = 50;
/** Of the clients that a call says were visited, the first of so many are answered. */
export const mostVisited = 10;

/**
 * The clients that a user marked, by name, and by their names those of the numbers in `visited` (with commas between, kept in their order)
 * that the user may still enter.
 */
export const favoritesCall = defineCall({
  id: 'favorites',
  tag,
  method: 'get',
  path,
  query: { visited: v.exactOptional(text) },
  answer: v.strictObject({ data: v.array(client), visited: v.array(client) }),
  refusals: [401],
  example: {
    answer: { data: [{ id: 7, name: 'Harbor Lane Foods' }], visited: [{ id: 3, name: 'Alder Grocery' }] },
  },
});

/** Marks a client, or takes the mark off it. Only a client that is marked need not be one that the user may enter. */
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
