import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { send } from './api.mjs';

/**
 * Returns the sorted times of each kind of call in milliseconds, as long as `goesOn` returns true for the number of turns.
 * The kinds alternate, with a pause after each call.
 */
export const timesWhile = async (url, kinds, goesOn, pause = 10) => {
  const times = kinds.map(() => []);
  for (let turn = 0; goesOn(turn); turn += 1)
    for (const [index, kind] of kinds.entries()) {
      const start = performance.now();
      const answer = await send(url, kind);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${kind.path} answered ${answer.status}`);
      times[index].push(performance.now() - start);
      await sleep(pause);
    }
  return times.map((all) => all.sort((a, b) => a - b));
};

/** Like `timesWhile`, for a number of calls of each kind. */
export const timesOf = (url, kinds, count) => timesWhile(url, kinds, (turn) => turn < count);

/** Measures while requests are repeated in a separate thread. Returns the times and the number of responses by kind. */
export const measureBeside = async (url, requests, startUp, measure) => {
  const worker = new Worker(new URL('./load.mjs', import.meta.url), { workerData: { url, requests } });
  try {
    await sleep(startUp);
    const busy = await measure();
    worker.postMessage('tell');
    const [made] = await once(worker, 'message');
    return { busy, made };
  } finally {
    await worker.terminate();
  }
};
