import { expect, test } from 'vitest';
import { createLog } from '@server/log';
import { currentRequestId, ofRequest, withRequestLog } from '@server/request-log';

test('every line about a request has its number, also of what runs after the response', async () => {
  const lines: { event: string; level: string; request?: string }[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as (typeof lines)[number]), currentRequestId);
  const later: (() => void)[] = [];
  const fetch = withRequestLog(log, async (request) => {
    await Promise.resolve();
    log.info(`during ${request.url}`);
    const id = currentRequestId();
    later.push(() => ofRequest(id, () => log.info('after')));
    ofRequest(undefined, () => log.info('of none'));
    return new Response();
  });
  const answers = await Promise.all(['http://a/', 'http://b/'].map((url) => fetch(new Request(url))));
  for (const work of later) work();
  log.info('outside');
  const [one, other] = answers.map((answer) => answer.headers.get('X-Request-Id'));
  const ofId = (id: unknown) => lines.filter(({ request }) => request === id).map(({ event }) => event);
  expect(ofId(one)).toEqual(['during http://a/', 'request', 'after']);
  expect(ofId(other)).toEqual(['during http://b/', 'request', 'after']);
  expect(ofId(undefined)).toEqual(['of none', 'of none', 'outside']);
});
