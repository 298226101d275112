import { Mutex } from 'async-mutex';
import { createSlots, type AcquireSlot } from './export-slots';

/** Creates export files of complete lists without slowing down other calls. */
export interface ExportQueue {
  readonly acquire: AcquireSlot;
  /**
   * Reads one chunk. All files together read one chunk at a time and for at most half of the time, so that other calls
   * wait for at most one chunk, and often for none.
   */
  readChunk<T>(read: () => Promise<T>): Promise<T>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createExportQueue = (): ExportQueue => {
  const mutex = new Mutex();
  return {
    acquire: createSlots(),
    readChunk: (read) =>
      mutex.runExclusive(async () => {
        const start = performance.now();
        const chunk = await read();
        // Leave the same amount of time to other calls. An in-memory storage resolves at once. Even then, calls that
        // arrived in the meantime go first.
        await sleep(performance.now() - start);
        return chunk;
      }),
  };
};

/** Yields the chunks of a list, read through the queue that all files share. */
export async function* queuedChunks<T>(queue: ExportQueue, chunks: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const chunk = await queue.readChunk(() => chunks.next());
      if (chunk.done === true) return;
      yield chunk.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}
