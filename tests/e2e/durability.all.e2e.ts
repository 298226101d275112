import { rm } from 'node:fs/promises';
import { runs } from '../helpers/scale';
import { startServer } from '../helpers/server-process.mjs';
import { bigClient, callApi, clientId, tokenOf } from './setup/api';
import { dataTemplate } from './setup/server';
import { expect, test } from './setup/fixtures';

const writes = runs(60, 200);
/** The server is killed after this many acknowledged writes. */
const enough = writes * 0.4;

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

/** Sends a worksite with its own idempotency key. Returns the status, or 0 when the connection was lost. */
const sendOnce = async (address: string, token: string, index: number): Promise<number> => {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': `durable ${index}`,
  };
  const sent = fetch(address, { method: 'POST', headers, body: JSON.stringify(worksite(index)) });
  return sent.then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
};

test(`handles ${writes} concurrent writes and reads, keeps every acknowledged write when it is killed, and applies repeated writes once`, async () => {
  test.setTimeout(300_000);
  // No page is open: the test calls the server directly.
  const first = await startServer({ template: dataTemplate() });
  const { dataFolder } = first;
  let second;
  try {
    const path = `/api/eip/clients/${await clientId(bigClient, first.url)}/locations`;
    const token = await tokenOf('admin', first.url);
    const acknowledged: number[] = [];
    let killed: Promise<void> | undefined;
    const numbers = Array.from({ length: writes }, (_, index) => index);
    const reads = numbers.map(() => callApi(path, { token, url: first.url }).catch(() => undefined));
    const sent = numbers.map(async (index) => {
      if ((await sendOnce(first.url + path, token, index)) === 201) acknowledged.push(index);
      if (acknowledged.length >= enough) await (killed ??= first.kill());
    });
    await Promise.all([...reads, ...sent]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);

    second = await startServer({ dataFolder });
    const { url } = second;
    const tokenAgain = await tokenOf('admin', url);
    const storedNames = await namesOf(path, tokenAgain, url);
    const nameOf = (index: number) => worksite(index).location_name;
    expect(acknowledged.map(nameOf).filter((name) => !storedNames.includes(name))).toEqual([]);
    expect(new Set(storedNames).size).toBe(storedNames.length);

    // Repeat every write with the same key: those without a response, and the acknowledged ones too.
    const again = await Promise.all(numbers.map((index) => sendOnce(url + path, tokenAgain, index)));
    expect(again.filter((status) => status !== 201)).toEqual([]);
    expect((await namesOf(path, tokenAgain, url)).sort()).toEqual(numbers.map(nameOf));
  } finally {
    await first.kill();
    await second?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
