import * as v from 'valibot';
import { defineCall } from './call';
import { anyText, dataOf, id, idInAddress, text } from './values';

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
 * Searches the records of all areas that the caller may open, by the fields in `find` of their declarations. A text of
 * one letter finds nothing. Records of the given client come first, then the newest; matches with a typo come last.
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
