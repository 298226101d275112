// Repeats requests without a pause until it is terminated, in a separate thread so that the measured calls do not wait
// for it. Responds to a message with the number of responses of each kind.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './api.mjs';

const { url, requests } = workerData;
const made = { refused: 0 };
parentPort.on('message', () => parentPort.postMessage(made));

/** With `isUnread`, a response is left unread for a minute, as by a caller with a slow connection. */
const makeOne = async ({ kind, isUnread, ...request }) => {
  const answer = await send(url, request);
  if ([429, 503].includes(answer.status)) {
    made.refused += 1;
    await answer.arrayBuffer();
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
    return;
  }
  if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}`);
  if (isUnread) await sleep(60_000);
  for await (const chunk of answer.body) void chunk;
  made[kind] = (made[kind] ?? 0) + 1;
};

const keepMaking = async (request) => {
  for (;;) await makeOne(request);
};

await Promise.all(requests.map(keepMaking));
