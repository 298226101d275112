import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents, serverActor } from '@server/trail/record-event';
import { createHarness } from '../api/harness';
import type { Kind } from '../rights/rows';
import { createWorld, type World } from '../rights/world';
import { eq, storages } from './world';

interface Shown {
  readonly data: readonly Row[];
  readonly total_count: number;
}

type About = Pick<TrailEvent, 'resource' | 'recordId'>;

describe.each(storages)('the records of the trail on %s', (_, open) => {
  let world: World;
  let close: () => Promise<void>;
  let ids: Readonly<Record<string, number>>;
  let names: Readonly<Record<string, string>>;
  const id = (place: string): number => ids[place] ?? 0;
  const nameOf = (place: string): string => names[place] ?? '';
  const idOf = (place: string) => world.fill(`{${place}}`, 'admin') as unknown as number;
  const rowOf = (table: string, id: number) => world.api.storage.table(table).first(eq('id', id));

  const add = (about: readonly About[], clientId: number | null, action: TrailEvent['action'] = 'update') =>
    world.api.storage.transaction((tx) =>
      recordEvents(
        world.api.deps,
        tx,
        serverActor,
        about.map((one) => ({ ...one, action, clientId })),
      ),
    );

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    world = await createWorld(opened.storage ? { storage: opened.storage } : {});
    const places = ['own', 'colleague', 'member', 'workers', 'workers elsewhere', 'locations'];
    const { api } = world;
    const neighbor = await api.userIdOf('neighbor');
    ids = { ...Object.fromEntries(places.map((place) => [place, idOf(place)])), neighbor };
    const nameIn = async (table: string, place: string, field: string) =>
      String((await rowOf(table, id(place)))?.[field]);
    names = {
      worker: await nameIn('workers', 'workers', 'full_name'),
      elsewhere: await nameIn('workers', 'workers elsewhere', 'full_name'),
      location: await nameIn('locations', 'locations', 'location_name'),
      member: await nameIn('users', 'member', 'username'),
    };
    await add(
      [
        { resource: 'workers', recordId: id('workers') },
        { resource: 'workers', recordId: id('workers elsewhere') },
        { resource: 'locations', recordId: id('locations') },
        { resource: 'client-users', recordId: id('colleague') },
        { resource: 'client-users', recordId: id('neighbor') },
        { resource: 'members', recordId: id('member') },
        { resource: 'workers', recordId: 2_000_000 },
        { resource: 'saved-views', recordId: id('colleague') },
        { resource: 'account', recordId: id('colleague') },
      ],
      id('own'),
    );
  });
  afterAll(() => close());

  const list = async (kind: Kind, query: string): Promise<Shown> => {
    const path = kind === 'admin' ? 'v1/audit-trail' : `eip/clients/${id('own')}/audit-trail`;
    const token = world.tokens.get(kind) ?? '';
    const answer = await world.api.call('GET', `${path}?limit=100&${query}`, { token });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const updates = async (kind: Kind, query = '') =>
    (await list(kind, `action=update&${query}`)).data
      .map((row) => [row['resource'], row['record_id'], row['record_name'], row['record_area']])
      .sort();
  const about = (area: string, place: string, name: string | null, opensIn: string | null = name && area) => [
    area,
    String(ids[place] ?? place),
    name,
    opensIn,
  ];

  it('have the names that they have now, and the area where the reader may open them', async () => {
    expect(await updates('admin')).toEqual(
      [
        about('workers', 'workers', nameOf('worker')),
        // In the workspace of another client than that of the entry.
        about('workers', 'workers elsewhere', nameOf('elsewhere'), null),
        about('locations', 'locations', nameOf('location')),
        about('client-users', 'colleague', 'colleague@portal.example', 'client-users'),
        about('client-users', 'neighbor', 'neighbor@portal.example', 'client-users'),
        // The members of an agency are closed to administrators, who know them as users.
        about('members', 'member', nameOf('member'), 'users'),
        about('workers', '2000000', null),
        about('account', 'colleague', null),
      ].sort(),
    );
    const first = (await list('admin', `record_id=${id('locations')}&action=update`)).data[0];
    const token = world.tokens.get('admin') ?? '';
    const single = await world.api.call('GET', `v1/audit-trail/${String(first?.['id'])}`, { token });
    expect(single.body).toMatchObject({ record_name: nameOf('location'), record_area: 'locations' });
    await world.api.storage
      .table('locations')
      .update(eq('id', id('locations')), { location_name: 'Renamed' });
    expect(await updates('admin', 'resource=locations')).toEqual([
      about('locations', 'locations', 'Renamed'),
    ]);
  });

  it('are named only for readers who may open them', async () => {
    const shown = await updates('staff', 'resource=workers');
    expect(shown).toEqual(
      [
        about('workers', 'workers', nameOf('worker')),
        about('workers', 'workers elsewhere', null),
        about('workers', '2000000', null),
      ].sort(),
    );
    expect(await updates('staff', 'resource=client-users')).toEqual(
      [
        about('client-users', 'colleague', 'colleague@portal.example'),
        about('client-users', 'neighbor', null),
      ].sort(),
    );
  });

  it('are found by the names of people who were changed, within the rights of the reader', async () => {
    const colleague = about('client-users', 'colleague', 'colleague@portal.example');
    const neighbor = about('client-users', 'neighbor', 'neighbor@portal.example');
    for (const text of ['kim quist', 'QUIST, Kïm', 'quist'])
      expect(await updates('admin', `search=${encodeURIComponent(text)}`)).toEqual(
        [colleague, neighbor].sort(),
      );
    expect(await updates('staff', 'search=kim+quist')).toEqual([colleague]);
    expect(await updates('staff', 'search=neighbor')).toEqual([]);
    const worker = encodeURIComponent(nameOf('worker'));
    expect(await updates('admin', `search=${worker}`)).toContainEqual(
      about('workers', 'workers', nameOf('worker')),
    );
    const elsewhere = encodeURIComponent(nameOf('elsewhere'));
    expect((await updates('staff', `search=${elsewhere}`)).flat()).not.toContain(
      String(id('workers elsewhere')),
    );
    expect(await updates('admin', 'search=unknown+name+zzz')).toEqual([]);
  });

  it('are found together with what a person did, and the file has the same entries', async () => {
    const { api } = world;
    const kim = { userId: id('colleague'), network: '', requestId: 'kim' };
    await api.storage.transaction((tx) =>
      recordEvents(api.deps, tx, kim, [{ action: 'export', resource: 'workers', clientId: id('own') }]),
    );
    const { data, total_count: total } = await list('staff', 'search=quist');
    expect(data.map((row) => [row['action'], row['person']]).sort()).toEqual([
      ['export', 'Kim Quist'],
      ['update', null],
    ]);
    expect(total).toBe(2);
    const token = world.tokens.get('staff') ?? '';
    const path = `eip/clients/${id('own')}/audit-trail?format=csv&search=quist`;
    const file = await api.call('GET', path, { token });
    expect(file.headers.get('X-Total-Count')).toBe('2');
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
  });

  it('have their name while they are in a trash that the reader may open', async () => {
    const { api } = world;
    const token = world.tokens.get('admin') ?? '';
    const path = `v1/users/${id('colleague')}`;
    const { body } = await api.call('DELETE', path, { token });
    const ofColleague = (name: string | null) => [about('client-users', 'colleague', name, null)];
    const query = 'resource=client-users&record_id=' + String(id('colleague'));
    const named = ofColleague('colleague@portal.example');
    expect([await updates('admin', query), await updates('staff', query)]).toEqual([named, named]);
    await api.storage.table('deleted_records').update([], { client_id: idOf('other') });
    await api.call('DELETE', `v1/users/trash/${(body as { trash: number }).trash}`, { token });
    expect(await updates('admin', query)).toEqual(ofColleague(null));
  });
});

describe('the name of a record that rules withhold', () => {
  const locations = resources.find(({ name }) => name === 'locations')!;
  const { location_name } = locations.fields;
  const withheld: readonly (readonly [string, Partial<Resource>])[] = [
    [
      'field',
      {
        fields: { ...locations.fields, location_name: { ...location_name!, onlyFor: ['act_as_eip_broker'] } },
      },
    ],
    ['row', { rows: [{ where: { field: 'city', op: 'eq', value: 'Nowhere' } }] }],
  ];

  it.each(withheld)('by %s is not shown, and does not find the entry', async (_, rule) => {
    const declared = resources.map((one) => (one === locations ? { ...locations, ...rule } : one));
    const api = await createHarness({ resources: declared });
    const [row] = await api.storage.table('locations').find([], 1);
    await api.storage.table('locations').update(eq('id', Number(row?.['id'])), { location_name: 'Zyxwmark' });
    await api.storage.transaction((tx) =>
      recordEvents(api.deps, tx, serverActor, [
        { action: 'update', resource: 'locations', recordId: Number(row?.['id']), clientId: 1 },
      ]),
    );
    const token = await api.tokenOf('admin');
    const { text } = await api.call('GET', 'v1/audit-trail?resource=locations', { token });
    expect(text).toContain(`"record_id":"${String(row?.['id'])}"`);
    expect(text).not.toContain('Zyxwmark');
    const found = await api.call('GET', 'v1/audit-trail?search=zyxwmark', { token });
    expect(found.body).toEqual({ data: [], total_count: 0 });
  });
});
