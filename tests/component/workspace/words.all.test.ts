import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tableName } from '@server/storage/resource-tables';
import { isFull } from '@tests/helpers/scale';
import { bigClient, clientAreas, emptyClient, wordsOf, workspace } from './workspace';
import { oddTexts } from './wording';

const { api, open, settled } = workspace();

/** Whether the seed has records of an area for this client. A new area may have some. */
const hasRecords = async (table: string, client: number): Promise<boolean> =>
  (await api.storage.table(table).count([{ field: 'client_id', op: 'eq', value: client }])) > 0;

/** Every address of the workspace: its areas, their forms and one record each. */
const addresses = clientAreas.flatMap((area) => {
  const { name, path } = area;
  if (area.kind === 'page') return [{ name, table: name, path, isClients: false }];
  const suffixes = [...(area.operations.create ? ['/new'] : []), ...(area.detail ? ['/1'] : [])];
  // Areas whose data belongs to the client. The empty client may still have users.
  const isClients = area.api.path.includes(':clientId');
  const table = tableName(area);
  return ['', ...suffixes].map((end) => ({ name, table, path: path + end, isClients }));
});

const visits = [
  { client: 'the empty client', id: emptyClient, language: 'es', turn: undefined },
  { client: 'the empty client', id: emptyClient, language: 'en', turn: 0 },
  { client: 'the largest client', id: bigClient, language: 'es', turn: undefined },
  { client: 'the largest client', id: bigClient, language: 'en', turn: 2 },
] as const;

/**
 * Spanish on all addresses, because it also reveals untranslated English. English on a quarter of the addresses for each client,
 * or on all in a full run.
 */
const addressesFor = (turn: number | undefined) =>
  addresses.filter((_, at) => isFull || turn === undefined || at % 4 === turn);

it.each(visits)(
  '$client shows no broken or untranslated text in $language',
  async ({ id, language, turn }) => {
    const { router } = await open('dashboard', { user: 'admin', language }, id);
    for (const { name, table, path, isClients } of addressesFor(turn)) {
      const { title, empty } = wordsOf(name, language);
      await router.navigate(`/clients/${id}/${path}`);
      await waitFor(() => expect([path, document.querySelector('h1')?.textContent]).toEqual([path, title]));
      await settled();
      expect({ path, odd: oddTexts(document.body, language) }).toEqual({ path, odd: [] });
      if (id !== emptyClient || !isClients || (await hasRecords(table, id))) continue;
      const heading = [...document.querySelectorAll('main h2')].find(
        ({ textContent }) => textContent === empty.title,
      );
      expect(heading?.parentElement).toHaveTextContent(empty.text);
    }
  },
);
