import { beforeAll, expect, it } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { createWorld, type World } from '../rights/world';
import { callAt, changeOf, changes, edited, type VersionedRecord, wholeOf } from '../versions/places';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const withForm = resources.filter(({ form, operations }) => form && operations.edit);
const rowsOfTrail = () => world.api.storage.table('audit_trail').find([]);

it('every resource with an edit form is tested', () => {
  expect(withForm.map(({ name }) => name).sort()).toEqual(Object.keys(changes).sort());
  expect(edited).toEqual(expect.arrayContaining(withForm));
});

const read = async (resource: Resource) => (await callAt(world, resource, 'GET')).body as VersionedRecord;

it.each(withForm.map((resource) => [resource.name, resource] as const))(
  'one edit of %s is one entry of the trail',
  async (name, resource) => {
    const before = await read(resource);
    const [input = ''] = changes[name] ?? [];
    const bodies = [
      ['PATCH', changeOf(resource)],
      ['PUT', { ...wholeOf(resource, before), [input]: before[input] }],
    ] as const;
    for (const [method, body] of bodies) {
      const known = (await rowsOfTrail()).length;
      const { version } = await read(resource);
      const answer = await callAt(world, resource, method, { body, version });
      expect([method, answer.status, answer.text]).toEqual([method, 200, expect.anything()]);
      // Other records that follow, as those of a renamed worksite, have entries of their own.
      const added = (await rowsOfTrail()).slice(known).filter((row) => row['resource'] === name);
      expect(added.map((row) => [row['action'], row['resource'], row['record_id']])).toEqual([
        ['update', name, String(before[resource.idField])],
      ]);
      const values = await world.api.storage
        .table('trail_values')
        .first([{ field: 'row_id', op: 'eq', value: added[0]?.['id'] ?? 0 }]);
      const { fields } = JSON.parse(String(values?.['changes'])) as { fields: object };
      expect(Object.keys(fields)).toEqual([input]);
    }
  },
);
