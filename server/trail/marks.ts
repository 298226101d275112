import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '../storage/storage';
import { keyedDigest, type TrailKeys } from './digests';

/** `head`: the last row. `checkpoint`: the last row that was dropped. */
export type MarkName = 'head' | 'checkpoint';

/** An end of the chain: a row's id and digest. */
export interface Mark {
  readonly rowId: number;
  readonly digest: string;
}

/** The mark before the first row. */
export const initialMark: Mark = { rowId: 0, digest: '' };

const byName = (name: MarkName): Condition => ({ field: 'name', op: 'eq', value: name });

const signatureOf = (keys: TrailKeys, name: MarkName, { rowId, digest }: Mark): Promise<string> =>
  keyedDigest(keys, name, `${rowId} ${digest}`);

/** `unsigned` is a mark that this server did not write. The initial mark of a new database is `absent`. */
type MarkState = Mark | 'absent' | 'unsigned';

const verifiedMark = async (keys: TrailKeys, name: MarkName, row: Row | null): Promise<MarkState> => {
  if (!row) return 'absent';
  const mark = { rowId: Number(row['row_id']), digest: String(row['digest']) };
  if (mark.rowId === 0 && mark.digest === '') return 'absent';
  return row['signature'] === (await signatureOf(keys, name, mark)) ? mark : 'unsigned';
};

export const writeMark = async (tx: Storage, keys: TrailKeys, name: MarkName, mark: Mark): Promise<void> => {
  const values = { row_id: mark.rowId, digest: mark.digest, signature: await signatureOf(keys, name, mark) };
  const table = tx.table('trail_marks');
  if (!(await table.update([byName(name)], values))) await table.insert({ name, ...values });
};

export const readMark = async (storage: Storage, keys: TrailKeys, name: MarkName): Promise<MarkState> =>
  verifiedMark(keys, name, await storage.table('trail_marks').first([byName(name)]));

/** Returns the end of the trail and locks it: other writers wait until the end of the transaction. */
export const lockHead = async (tx: Storage, keys: TrailKeys): Promise<MarkState> =>
  verifiedMark(keys, 'head', await tx.table('trail_marks').lock([byName('head')]));
