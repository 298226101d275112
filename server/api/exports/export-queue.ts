import { Mutex } from 'async-mutex';
import { createSlots, type AcquireSlot } from './export-slots';

/** Where files of whole lists are made beside the calls that people wait for. */
export interface ExportQueue {
  readonly acquire: AcquireSlot;
  /**
   * Reads one piece. All files together read one at a time and for half of the time, so that no call finds more than one piece before
   * it, and often none.
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
        // As long again belongs to the others. A storage in memory answers at once; even then what came in meanwhile goes first.
        await rest(performance.now() - start);
        return piece;
      }),
  };
};

/** The pieces of a list, each read in turn with those of the other files. */
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
