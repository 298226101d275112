import { expect, test } from 'vitest';
import { createBackgroundTasks } from '@server/api/background';
import { tooManyAttempts } from '@server/api/refusal';
import { createLog } from '@server/log';
import { currentRequestId, withRequestLog } from '@server/request-log';

test('every line about a request has its number, also of what runs after the response', async () => {
  const lines: { event: string; level: string; request?: string }[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as (typeof lines)[number]), currentRequestId);
  const tasks = createBackgroundTasks(log, 0);
  const fetch = withRequestLog(log, async (request) => {
    await Promise.resolve();
    log.info(`during ${request.url}`);
    tasks.run(() => Promise.reject(tooManyAttempts(1)));
    return new Response();
  });
  const answers = await Promise.all(['http://a/', 'http://b/'].map((url) => fetch(new Request(url))));
  await tasks.settled();
  log.info('outside');
  const [one, other] = answers.map((answer) => answer.headers.get('X-Request-Id'));
  const ofRequest = (id: unknown) => lines.filter(({ request }) => request === id).map(({ event }) => event);
  const refused = 'A task after a response was refused.';
  expect(ofRequest(one)).toEqual(['during http://a/', 'request', refused]);
  expect(ofRequest(other)).toEqual(['during http://b/', 'request', refused]);
  expect(ofRequest(undefined)).toEqual(['outside']);
  expect(lines.some(({ level }) => level === 'error')).toBe(false);
});
