import { expect, test } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { systemTables } from '@server/storage/system-tables';
import { storageContract } from './contract';
import { notes, replies } from './notes';
import { referenceContract } from './reference-contract';

storageContract('memory', () => Promise.resolve(createMemoryStorage([...systemTables, notes])));
referenceContract('memory', () => Promise.resolve(createMemoryStorage([notes, replies])));

test('a storage with the rows of another one shares no later write with it', async () => {
  const origin = createMemoryStorage([notes]);
  const { id = null } = await origin.table('notes').insert({ client_id: 1, title: 'One' });
  const copy = createMemoryStorage([notes], origin);
  await copy.table('notes').update([{ field: 'id', op: 'eq', value: id }], { title: 'Changed' });
  await copy.table('notes').insert({ client_id: 1, title: 'Two' });
  await origin.table('notes').insert({ client_id: 1, title: 'Three' });
  const titles = async (storage: typeof origin) =>
    (await storage.table('notes').find([])).map(({ title }) => title);
  expect([await titles(origin), await titles(copy)]).toEqual([
    ['One', 'Three'],
    ['Changed', 'Two'],
  ]);
});
