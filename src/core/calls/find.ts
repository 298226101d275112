import * as v from 'valibot';
import { defineCall } from './call';
import { anyText, dataOf, id, idInAddress, integer, text } from './values';

/** The most hits per area. */
export const maxHits = 5;

const hit = v.strictObject({
  id,
  /** The client whose workspace the record is in; null if the record belongs to no client. */
  client_id: v.nullable(id),
  client_name: v.nullable(text),
  /** The fields that name the record and distinguish it from others. */
  record: v.looseObject({}),
});

/**
 * Searches the records of all areas with `find` that the caller may open, as their lists do. A text of one letter finds
 * nothing. Records of the given client come first, then the best matches and the newest. If there are few, matches with
 * a typo follow, which the counts leave out.
 */
export const findCall = defineCall({
  id: 'find',
  tag: 'workspace',
  method: 'get',
  path: '/api/v1/find',
  query: { text: v.exactOptional(anyText), client_id: v.exactOptional(idInAddress) },
  proof: { client_id: { status: 404, detail: 'not found' } },
  answer: dataOf(
    v.strictObject({
      /** Name of the resource. */
      resource: text,
      /** How many records the list finds with the same text, over all clients that the caller may open. */
      total_count: integer,
      /** How many of them belong to the given client; null without a client, and for records of no client. */
      client_count: v.nullable(integer),
      hits: v.array(hit),
    }),
  ),
  refusals: [401, 403, 404],
  example: {
    answer: {
      data: [
        {
          resource: 'workers',
          total_count: 3,
          client_count: 1,
          hits: [
            {
              id: 4711,
              client_id: 7,
              client_name: 'Harbor Lane Foods',
              record: {
                id: 4711,
                full_name: 'Mia Quist',
                hire_date: '2026-10-05',
                employee_status: 'Active',
              },
            },
          ],
        },
      ],
    },
  },
});

export const findCalls = [findCall] as const;
