import * as v from 'valibot';
import { defineCall } from './call';
import { dataOf, id, idInAddress, text } from './values';

/** How many records of one area are found at most. */
export const mostFound = 5;

const hit = v.strictObject({
  id,
  /** The client in whose workspace the record is opened; null where it belongs to none. */
  client_id: v.nullable(id),
  client_name: v.nullable(text),
  /** The fields that name the record and tell it from another. */
  record: v.looseObject({}),
});

/**
 * Records of all areas that the caller may open, by what their declarations are found by. A text of one letter finds nothing. Those of
 * the client that is named stand first, then the newest; those with a typing error last.
 */
export const findCall = defineCall({
  id: 'find',
  tag: 'workspace',
  method: 'get',
  path: '/api/v1/find',
  query: { text: v.exactOptional(text), client_id: v.exactOptional(idInAddress) },
  proof: { client_id: { status: 404, detail: 'not found' } },
  answer: dataOf(
    v.strictObject({
      /** Name of the resource. */
      resource: text,
      hits: v.array(hit),
    }),
  ),
  refusals: [401, 403, 404],
  example: {
    answer: {
      data: [
        {
          resource: 'workers',
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
