import { beforeAll, expect, it } from 'vitest';
import workers from '@resources/workers/resource';
import type { findCall } from '@core/calls/find';
import type { AnswerOf } from '@core/calls/call';
import { localRows } from '@core/list/local-rows';
import { findEntries } from '@pages/palette/find-entries';
import { filterOptions } from '@ui/form/filter-options';
import { createHarness, type Harness } from '../api/harness';
import { openPgliteStorage } from '../storage/pglite-database';

/** Names as people have them, in the order of the list, and how people type them. */
const table: readonly (readonly [name: string, ...typed: readonly string[]])[] = [
  ['Æsa Straße Zzq', 'aesa strasse zzq', 'ÆSA ZZQ', 'strasse zzq', 'STRASSE zzq'],
  ['Ana María Núñez Zzq', 'nunez zzq', 'ZZQ ana', 'maria  nuñez zzq', 'Núñez\u00a0Zzq'],
  ['D’Angelo Zzq', "d'angelo zzq", 'dangelo zzq', 'D`Angelo zzq', 'd´angelo zzq', 'zzq dʼangelo'],
  ['İpek Işık Zzq', 'ipek zzq', 'isik zzq', 'IŞIK zzq'],
  ['Jean‑Luc Zzq', 'jean-luc zzq', 'jean luc zzq', 'zzq jean–luc', 'luc jean zzq', 'jean—luc zzq'],
  ['Lukas Berg Zzq', 'lukas berg zzq'],
  [
    'Łukasz Sørensen Zzq',
    'lukasz zzq',
    'sorensen zzq',
    'Sørensen Łukasz zzq',
    'zzq SORENSEN lukasz',
    'l\u200bukasz zzq',
  ],
  ['Lutz Zzq', 'lutz zzq'],
  ['Nguyễn Văn Đức Zzq', 'nguyen duc zzq', 'duc van zzq', 'Nguyễn zzq'.normalize('NFD')],
  ['Ｏ’Neil Zzq', 'oneil zzq', "O'Neil zzq", 'Ｏneil zzq'],
  ['Владимир Zzq', 'владимир zzq', 'ВЛАДИМИР zzq'],
  ['山田太郎 Zzq', '山田 zzq', '太郎 zzq', '山田太郎　zzq'],
];
const spellings = table.flatMap(([name, ...typed]) => [name, ...typed].map((text) => [text, name] as const));

let apis: readonly Harness[];
let client: number;
const tokens = new Map<Harness, string>();
const calls = (api: Harness, path: string, query: Readonly<Record<string, string>>) =>
  api.call('GET', `${path}?${new URLSearchParams(query).toString()}`, { token: tokens.get(api) ?? '' });
beforeAll(async () => {
  apis = [await createHarness(), await createHarness({ storage: await openPgliteStorage() })];
  for (const api of apis) {
    tokens.set(api, await api.tokenOf('admin'));
    client = await api.clientNamed('Harbor Lane Markets');
    const stored = api.storage.table('workers');
    const [{ id: _, ...any } = {}] = await stored.find([{ field: 'client_id', op: 'eq', value: client }]);
    // Inserted in reverse, so that only the order of the list sorts them.
    const names = table.map(([full_name]) => full_name).reverse();
    await stored.insertMany(names.map((full_name) => ({ ...any, full_name, email_address: '' })));
  }
}, 60_000);

const namesIn = (rows: readonly object[]) =>
  rows.map((row) => (row as { readonly full_name: string }).full_name);
const rows = table.map(([full_name], id) => ({ id, full_name }));
const filters = (text: string) => [{ field: 'search', operator: 'contains' as const, value: text }];

/** Every search: the names that it finds. */
const searches: Readonly<Record<string, (text: string) => Promise<readonly string[]> | readonly string[]>> = {
  'a list in the browser': (text) =>
    namesIn(
      localRows(rows, { filters: filters(text) }, { searched: ['full_name'], fields: workers.fields }).data,
    ),
  'a choice that is loaded': (text) =>
    filterOptions(
      rows.map(({ full_name }) => ({ label: full_name })),
      { inputValue: text },
    ).map(({ label }) => label),
  'local entries of Ctrl+K': (text) =>
    findEntries(
      rows.map(({ id, full_name }) => ({
        id: String(id),
        group: 'areas',
        label: full_name,
        run: () => {},
      })) as never,
      text,
    ).map(({ label }) => label),
  ...Object.fromEntries(
    ['memory', 'the database'].flatMap((where, at) => [
      [
        `a list and a choice from ${where}`,
        async (text: string) => {
          const { body } = await calls(apis[at]!, `eip/clients/${client}/workers`, { search: text });
          expect(body).toHaveProperty('data');
          return namesIn((body as { data: object[] }).data);
        },
      ],
      [
        `records of Ctrl+K from ${where}`,
        async (text: string) => {
          const { body } = await calls(apis[at]!, 'v1/find', { text });
          const { data } = body as AnswerOf<typeof findCall>;
          const found = data.find(({ resource }) => resource === 'workers');
          // Matches with a typo follow.
          return namesIn(found?.hits.slice(0, found.total_count).map(({ record }) => record) ?? []);
        },
      ],
    ]),
  ),
};

it.each(Object.keys(searches))('%s finds each name by each of its spellings', async (name) => {
  for (const [text, wanted] of spellings)
    expect([text, await searches[name]?.(text)]).toEqual([text, [wanted]]);
});

it('names are sorted where a person looks for them', async () => {
  const wanted = table.map(([name]) => name);
  const sorters = [{ field: 'full_name', order: 'asc' as const }];
  const local = localRows(
    [...rows].reverse(),
    { sorters, filters: [], pagination: { mode: 'off' } },
    { searched: [] },
  );
  expect(namesIn(local.data)).toEqual(wanted);
  for (const api of apis) {
    const { body } = await calls(api, `eip/clients/${client}/workers`, { search: 'zzq', limit: '50' });
    expect(namesIn((body as { data: object[] }).data)).toEqual(wanted);
  }
});
