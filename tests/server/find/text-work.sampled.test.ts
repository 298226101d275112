import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Storage } from '@server/storage/storage';
import { openWorkCounter } from '@tests/helpers/counted-work';
import { sampleOf } from '@tests/helpers/scale';
import { createHarness, type Harness } from '../api/harness';
import { schemas } from '../storage/pglite-database';

/** Texts of one letter, of many letters, and of characters that folding changes, drops or makes longer. */
const alphabets: Readonly<Record<string, (length: number) => string>> = {
  'different words': (length) =>
    Array.from({ length }, (_, at) => (at * 37).toString(36))
      .join(' ')
      .slice(0, length),
  ...Object.fromEntries(
    Object.entries({
      'one letter': 'z',
      'Latin letters': 'qzjxkvbpygfwmucldrhsnioate',
      'words of one letter': 'q z j x k v b p y g f w m u c l d r h s ',
      'short words': 'qzjx kvbp ygfw mucl drhs nioa ',
      Japanese: '田中さんにあげて下さいカキクケコサシスセ',
      'Japanese words': '田中さんに あげて下 カキクケコ ',
      Cyrillic: 'тыуиопасдфгхйклзцвбн',
      digits: '0918273645',
      'phone numbers': '(512) 555-0123 ',
      dates: '11/20/2026 ',
      quotes: '\'"`’%_\\',
      dashes: '-–—',
      accents: 'é\u0301\u0302ñ',
      ligatures: 'ﷺﬃ㍿',
      invisible: '\u200b\u2800\u3164',
      addresses: 'a.b@c.d ',
    }).map(([name, letters]) => [
      name,
      (length: number) => Array.from(letters.repeat(length)).slice(0, length).join(''),
    ]),
  ),
};
const workers = 'eip/clients/1/workers';

/** Every kind of text that a caller sends. */
const calls: Readonly<
  Record<string, (text: string) => readonly [method: string, path: string, body?: object]>
> = {
  'finding records': (text) => ['GET', `v1/find?text=${encodeURIComponent(text)}`],
  'a search': (text) => ['GET', `${workers}?search=${encodeURIComponent(text)}`],
  'a search in several columns of names': (text) => ['GET', `v1/users?search=${encodeURIComponent(text)}`],
  'a filter': (text) => ['GET', `${workers}?employee_status=${encodeURIComponent(text)}`],
  'a day': (text) => ['GET', `eip/clients/1/claims?injury_from=${encodeURIComponent(text)}`],
  'a sort': (text) => ['GET', `${workers}?sort=${encodeURIComponent(text)}`],
  'an id': (text) => ['GET', `eip/clients/${encodeURIComponent(text)}/workers`],
  'a name': (text) => ['POST', 'v1/users', { first_name: text, last_name: text, username: text }],
};

let api: Harness;
let token: string;
let counter: Awaited<ReturnType<typeof openWorkCounter>>;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
  counter = await openWorkCounter();
});
afterAll(() => counter.close());

const workOf = ([method, path, body]: readonly [string, string, object?]): Promise<number> =>
  counter.count(() => api.call(method, path, { token, ...(body && { body }) }));

describe.each(Object.entries(calls))('the work of %s', (_, requestOf) => {
  it('does not grow when the length doubles, in any alphabet', async () => {
    await workOf(requestOf('maria'));
    // Other work of the server, such as a mail, may fall into the time of a call.
    const most = 3 * (await workOf(requestOf('zzzzzz')));
    for (const [alphabet, textOf] of sampleOf(Object.entries(alphabets), 4))
      for (const length of [25, 50, 100, 200, 400, 3200]) {
        const work = await workOf(requestOf(textOf(length)));
        expect([alphabet, length, work, work <= most]).toEqual([alphabet, length, work, true]);
      }
  });
});

it('ends with the call: after it, no second statement searches for typos', async () => {
  const memory = createMemoryStorage(schemas);
  let ended = new AbortController();
  let statements = 0;
  let onMatch = () => {};
  const storage: Storage = {
    ...memory,
    match: (queries) => {
      statements += 1;
      onMatch();
      return memory.match(queries);
    },
  };
  const harness = await createHarness({ storage });
  const headers = { Authorization: `Bearer ${await harness.tokenOf('admin')}` };
  const find = () => harness.app.request('/api/v1/find?text=qzxjkv', { headers, signal: ended.signal });
  await find();
  expect(statements).toBe(2);
  onMatch = () => ended.abort();
  await find();
  expect(statements).toBe(3);
  ended = new AbortController();
  ended.abort();
  await find();
  expect(statements).toBe(3);
});
