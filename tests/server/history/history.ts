import { expect } from 'vitest';
import type { FieldChange } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { World } from '../rights/world';
import { callAt, type VersionedRecord } from '../versions/places';

export interface HistoryEntry {
  readonly id: number;
  readonly version: number;
  readonly at: string;
  readonly user_id: number | null;
  readonly person: string | null;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

type Options = NonNullable<Parameters<typeof callAt>[3]>;

/** Calls on the record of a resource, and what they are expected to answer. */
export const historyCalls = (world: () => World) => {
  const call = (resource: Resource, method: string, options: Options = {}) =>
    callAt(world(), resource, method, options);
  const read = async (resource: Resource): Promise<VersionedRecord> => (await call(resource, 'GET')).body;
  return {
    call,
    read,
    history: async (resource: Resource, suffix = '', options: Options = {}) => {
      const { status, body } = await call(resource, 'GET', { ...options, suffix: `/history${suffix}` });
      expect(status).toBe(200);
      return body as { readonly data: readonly HistoryEntry[]; readonly total_count: number };
    },
    patch: async (resource: Resource, body: object): Promise<VersionedRecord> => {
      const { version } = await read(resource);
      const answer = await call(resource, 'PATCH', { body, version });
      expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
      return answer.body;
    },
    undo: async (resource: Resource, body: object, version?: number | string) =>
      call(resource, 'POST', {
        suffix: '/undo',
        body,
        version: version === undefined ? (await read(resource)).version : version,
      }),
  };
};
