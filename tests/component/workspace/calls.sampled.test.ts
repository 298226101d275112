import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '@tests/helpers/scale';
import { frameCalls, listChanges, screenCalls } from './spec-calls';
import { bigClient, clientAreas, workspace } from './workspace';

const { api, calls, open, settled } = workspace();

/** Returns the first rows for every list call: a list without rows may make another call to check whether there are any. */
const answerWithRows = (path: string) =>
  api.server.use(
    http.get(`*/api/${path}`, ({ request }) => {
      const { origin, pathname, searchParams } = new URL(request.url);
      const client = searchParams.get('client_id');
      const address = `${origin}${pathname}${client === null ? '' : `?client_id=${client}`}`;
      return api.app.fetch(new Request(address, { headers: request.headers }));
    }),
  );
const inOrder = (lines: readonly string[]) => [...lines].sort();

/** Returns the call with some query parameters replaced, or removed where they are null. */
const changed = (call: string, parts: Readonly<Record<string, string | null>>) => {
  const [path, query = ''] = call.split('?');
  const all = Object.fromEntries(query.split('&').map((part) => part.split('='))) as Record<string, string>;
  const params = Object.entries({ ...all, ...parts }).filter(([, value]) => value !== null);
  const text = params.map(([name, value]) => `${name}=${value}`);
  return `${path}?${inOrder(text).join('&')}`;
};

it('lists calls only for existing areas', () => {
  const paths = clientAreas.map(({ path }) => path);
  expect(Object.keys(screenCalls).filter((path) => !paths.includes(path.split('/')[0] ?? ''))).toEqual([]);
});

it.each(sampleOf(Object.entries(screenCalls), 5))(
  '%s makes each of its calls once',
  async (path, expected) => {
    await open(path);
    await settled();
    await waitFor(() => expect(inOrder(calls)).toEqual(inOrder([...frameCalls, ...expected])));
  },
);

describe.each(sampleOf(Object.entries(listChanges), 9))('%s', (path, changes) => {
  const [listCall = ''] = screenCalls[path] ?? [];
  const listPath = listCall.replace(/^GET |\?.*/g, '');

  it('fetches only its rows, once per change', async () => {
    const { router } = await open(path);
    await settled();
    await waitFor(() => expect(calls).toHaveLength(frameCalls.length + (screenCalls[path]?.length ?? 0)));
    answerWithRows(listPath);
    calls.length = 0;
    const expected: string[] = [];
    for (const [query, parts] of changes) {
      expected.push(changed(listCall, parts));
      await router.navigate(`/clients/${bigClient}/${path}?${query}`);
      await waitFor(() => expect(calls).toEqual(expected));
      await settled();
    }
    expect(calls).toEqual(expected);
  });
});
