// Makes files of whole lists without a pause until it is told to stop, in a thread of its own so that the calls which are measured do
// not wait for it. Tells how many files came through.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, wishes } = workerData;
const end = new AbortController();
parentPort.once('message', () => end.abort());

const made = { csv: 0, pdf: 0, refused: 0 };

const makeOne = async ({ kind, path, token }) => {
  const answer = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}` },
    signal: end.signal,
  });
  if (answer.status === 429) {
    made.refused += 1;
    await answer.arrayBuffer();
    return sleep(Number(answer.headers.get('retry-after')) * 1000, undefined, { signal: end.signal });
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  for await (const piece of answer.body) void piece;
  made[kind] += 1;
};

const keepMaking = async (wish) => {
  while (!end.signal.aborted)
    await makeOne(wish).catch((error) => {
      if (!end.signal.aborted) throw error;
    });
};

await Promise.all(wishes.map(keepMaking));
parentPort.postMessage(made);
parentPort.close();
