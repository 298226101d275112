// Exports complete lists without a pause until it is terminated, in a separate thread so that the measured calls do not
// wait for it. Responds to a message with the number of files.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, requests } = workerData;
const made = { csv: 0, pdf: 0, refused: 0 };
parentPort.on('message', () => parentPort.postMessage(made));

const makeOne = async ({ kind, path, token }) => {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 429) {
    made.refused += 1;
    await answer.arrayBuffer();
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
    return;
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  for await (const chunk of answer.body) void chunk;
  made[kind] += 1;
};

const keepMaking = async (request) => {
  for (;;) await makeOne(request);
};

await Promise.all(requests.map(keepMaking));
