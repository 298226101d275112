import { Mutex } from '../../storage/mutex';
import { createPlaces, type Enter } from './places';

/** Where files of whole lists are made beside the calls that people wait for. */
export interface ExportDesk {
  readonly enter: Enter;
  /** Reads one piece. All files together read one at a time, so that no call finds more than one of them before it. */
  readPiece<T>(read: () => Promise<T>): Promise<T>;
}

const laterTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const createExportDesk = (): ExportDesk => {
  const turns = new Mutex();
  return {
    enter: createPlaces(),
    readPiece: (read) =>
      turns.run(async () => {
        const piece = await read();
        // A storage in memory answers at once: what came in meanwhile goes first.
        await laterTurn();
        return piece;
      }),
  };
};

/** The pieces of a list, each read in turn with those of the other files. */
export async function* inTurn<T>(desk: ExportDesk, pieces: AsyncGenerator<T>): AsyncGenerator<T> {
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
