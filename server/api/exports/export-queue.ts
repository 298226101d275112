import { Mutex } from 'async-mutex';
import { createSlots, type AcquireSlot } from './export-slots';

/** Creates export files of complete lists without slowing down other calls. */
export interface ExportQueue {
  readonly acquire: AcquireSlot;
  /**
   * Reads one chunk. All files together read one chunk at a time and for at most half of the time, so that other calls
   * wait for at most one chunk, and often for none.
   */
  readPiece<T>(read: () => Promise<T>): Promise<T>;
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createExportQueue = (): ExportQueue => {
  const turns = new Mutex();
  return {
    acquire: createSlots(),
    readPiece: (read) =>
      turns.runExclusive(async () => {
        const start = performance.now();
        const piece = await read();
        // Leave the same amount of time to other calls. An in-memory storage resolves at once. Even then, calls that
        // arrived in the meantime go first.
        await rest(performance.now() - start);
        return piece;
      }),
  };
};

/** Yields the chunks of a list, read through the queue that all files share. */
export async function* queuedPieces<T>(desk: ExportQueue, pieces: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const piece = await desk.readPiece(() => pieces.next());
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    await pieces.return(undefined);
  }
}
