import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { startServer } from '../helpers/server-process.mjs';
import { bigClient, callApi, clientId, tokenOf } from './setup/api';

interface Worksite {
  readonly location_name: string;
}
interface List {
  readonly data: Worksite[];
  readonly total_count: number;
}

const worksite = (index: number) => ({
  location_name: `Durable ${String(index).padStart(4, '0')}`,
  address: '1 Main Street',
  city: 'Albany',
  state: 'NY',
  zip_code: '12207',
});

const namesOf = async (path: string, token: string, url: string): Promise<string[]> => {
  const names: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = `offset=${offset}&limit=100&sort=location_name&order=asc&search=durable`;
    const { body } = await callApi<List>(`${path}?${query}`, { token, url });
    names.push(...body.data.map(({ location_name: name }) => name));
    if (names.length >= body.total_count || body.data.length === 0) return names;
  }
};

it('keeps every acknowledged write of a server that is killed in the middle of writes', async () => {
  const first = await startServer();
  const { dataFolder } = first;
  let second;
  try {
    const path = `/api/eip/clients/${await clientId(bigClient, first.url)}/locations`;
    const token = await tokenOf('admin', first.url);
    const acknowledged: string[] = [];
    let isKilled = false;
    const writeOn = async (start: number) => {
      for (let index = start; !isKilled; index += 4) {
        const body = worksite(index);
        const answer = await callApi(path, { token, url: first.url, body }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(body.location_name);
      }
    };
    const writers = [0, 1, 2, 3].map(writeOn);
    const end = Date.now() + 20_000;
    while (acknowledged.length < 60 && Date.now() < end) await new Promise((done) => setTimeout(done, 5));
    await first.kill();
    isKilled = true;
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    second = await startServer({ dataFolder });
    const kept = await namesOf(path, await tokenOf('admin', second.url), second.url);
    expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  } finally {
    await first.kill();
    await second?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}, 120_000);
