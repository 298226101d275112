import type { Resource } from '@core/resource/resource';
import type { Row, Storage } from '../storage/storage';
import { keyedDigest, type TrailKeys } from './digests';
import { covers } from './erasure';
import { readMark, initialMark, type Mark } from './marks';
import { macColumn, parts, personIn, rowDigest, type Part } from './trail-row';

export type Fault =
  | 'missing'
  | 'changed'
  | 'not linked'
  | 'values changed'
  | 'values missing'
  | 'person changed'
  | 'head changed'
  | 'checkpoint changed'
  | 'cut off'
  | 'added';

export type VerifyResult =
  | { readonly isWhole: true; readonly rows: number; readonly head: Mark }
  | { readonly isWhole: false; readonly row: number; readonly fault: Fault };

/** Thrown by the checks and caught in `verifyTrail`. The first broken row ends the verification. */
class BrokenTrail extends Error {
  constructor(
    readonly row: number,
    readonly fault: Fault,
  ) {
    super(fault);
  }
}

const batchSize = 1000;

interface VerifyContext {
  readonly storage: Storage;
  readonly keys: TrailKeys;
  readonly resources: readonly Resource[];
}

/** Missing values, which a later erasure must explain. */
interface Gap {
  readonly row: Row;
  readonly part: Part;
}

const markOrInitial = async (
  { storage, keys }: VerifyContext,
  name: 'head' | 'checkpoint',
): Promise<Mark> => {
  const mark = await readMark(storage, keys, name);
  if (mark === 'unsigned') throw new BrokenTrail(0, `${name} changed`);
  return mark === 'absent' ? initialMark : mark;
};

/** A row as stored, with recomputed digests. */
interface DigestedRow {
  readonly row: Row;
  readonly values: Row | undefined;
  readonly digest: string;
  readonly macs: Readonly<Record<Part, string | null>>;
}

const withDigests = async (keys: TrailKeys, row: Row, values: Row | undefined): Promise<DigestedRow> => {
  const macOf = (part: Part) => {
    const text = values?.[part];
    return typeof text === 'string' ? keyedDigest(keys, 'values', text) : null;
  };
  const [digest, actor, changes] = await Promise.all([
    rowDigest(keys, row),
    macOf('actor'),
    macOf('changes'),
  ]);
  return { row, values, digest, macs: { actor, changes } };
};

const checkLink = ({ row, digest }: DigestedRow, before: Mark): void => {
  const id = Number(row['id']);
  if (id !== before.rowId + 1) throw new BrokenTrail(before.rowId + 1, 'missing');
  if (row['digest'] !== digest) throw new BrokenTrail(id, 'changed');
  if (row['previous'] !== before.digest) throw new BrokenTrail(id, 'not linked');
};

const checkPart = ({ row, macs }: DigestedRow, part: Part): readonly Gap[] => {
  const recorded = row[macColumn(part)] ?? null;
  if (macs[part] === null) return recorded === null ? [] : [{ row, part }];
  if (recorded !== macs[part]) throw new BrokenTrail(Number(row['id']), 'values changed');
  return [];
};

/** Checks the copies for the list: the name, and whether values were erased. */
const checkCopies = ({ row, values }: DigestedRow, isErased: boolean): void => {
  const id = Number(row['id']);
  const actor = values?.['actor'];
  const person = typeof actor === 'string' ? personIn(actor) : '';
  if (typeof actor === 'string' && (row['person'] ?? '') !== person)
    throw new BrokenTrail(id, 'person changed');
  if (typeof actor !== 'string' && row['person'] !== null) throw new BrokenTrail(id, 'values missing');
  if (isErased !== row['erased']) throw new BrokenTrail(id, isErased ? 'values missing' : 'changed');
};

async function* batches({ storage, keys }: VerifyContext, after: number, until: number) {
  for (let last = after; last < until;) {
    const rows = await storage.table('audit_trail').find(
      [
        { field: 'id', op: 'gt', value: last },
        { field: 'id', op: 'lte', value: until },
      ],
      batchSize,
    );
    const to = Number(rows.at(-1)?.['id'] ?? until);
    const values = await storage.table('trail_values').find([
      { field: 'row_id', op: 'gt', value: last },
      { field: 'row_id', op: 'lte', value: to },
    ]);
    const byRow = new Map(values.map((row) => [Number(row['row_id']), row]));
    yield await Promise.all(rows.map((row) => withDigests(keys, row, byRow.get(Number(row['id'])))));
    last = to;
  }
}

/** Returns erasures that a running server added after the head was read. It is enough that each row has a valid digest. */
const laterErasures = async ({ storage, keys }: VerifyContext, head: Mark): Promise<Row[]> => {
  const rows = await storage.table('audit_trail').find([
    { field: 'action', op: 'eq', value: 'values-erased' },
    { field: 'id', op: 'gt', value: head.rowId },
  ]);
  const digests = await Promise.all(rows.map((row) => rowDigest(keys, row)));
  return rows.filter((row, index) => row['digest'] === digests[index]);
};

const checkGaps = ({ resources }: VerifyContext, gaps: readonly Gap[], erasures: readonly Row[]): void => {
  for (const { row, part } of gaps)
    if (!erasures.some((erasure) => covers(resources, erasure, row, part)))
      throw new BrokenTrail(Number(row['id']), 'values missing');
};

const checkEnds = async (context: VerifyContext, head: Mark, last: Mark): Promise<void> => {
  if (last.rowId < head.rowId) throw new BrokenTrail(last.rowId + 1, 'cut off');
  if (last.digest !== head.digest) throw new BrokenTrail(last.rowId, 'changed');
  // A running server may have added rows meanwhile. Rows after its head were not written by a server.
  const now = await markOrInitial(context, 'head');
  const [rowBeyondHead] = await context.storage
    .table('audit_trail')
    .find([{ field: 'id', op: 'gt', value: Math.max(now.rowId, head.rowId) }], 1);
  if (rowBeyondHead && (await markOrInitial(context, 'head')).rowId < Number(rowBeyondHead['id']))
    throw new BrokenTrail(Number(rowBeyondHead['id']), 'added');
};

const check = async (context: VerifyContext): Promise<VerifyResult> => {
  const { storage } = context;
  const checkpoint = await markOrInitial(context, 'checkpoint');
  const head = await markOrInitial(context, 'head');
  const [rowBeforeStart] = await storage
    .table('audit_trail')
    .find([{ field: 'id', op: 'lte', value: checkpoint.rowId }], 1);
  if (rowBeforeStart) throw new BrokenTrail(Number(rowBeforeStart['id']), 'added');
  const gaps: Gap[] = [];
  const erasures: Row[] = [];
  let last = checkpoint;
  let rows = 0;
  for await (const batch of batches(context, checkpoint.rowId, head.rowId))
    for (const digested of batch) {
      const { row } = digested;
      checkLink(digested, last);
      const missing = parts.flatMap((part) => checkPart(digested, part));
      checkCopies(digested, missing.length > 0);
      gaps.push(...missing);
      if (row['action'] === 'values-erased') erasures.push(row);
      last = { rowId: Number(row['id']), digest: String(row['digest']) };
      rows += 1;
    }
  if (gaps.length > 0) checkGaps(context, gaps, [...erasures, ...(await laterErasures(context, head))]);
  await checkEnds(context, head, last);
  return { isWhole: true, rows, head };
};

/** Verifies the complete trail and returns the first row that was changed. A server may write to it meanwhile. */
export const verifyTrail = async (context: VerifyContext): Promise<VerifyResult> => {
  const checkpointNow = () => readMark(context.storage, context.keys, 'checkpoint');
  const before = JSON.stringify(await checkpointNow());
  try {
    return await check(context);
  } catch (error) {
    if (!(error instanceof BrokenTrail)) throw error;
    // Old rows were removed during the verification.
    if (JSON.stringify(await checkpointNow()) !== before) return verifyTrail(context);
    return { isWhole: false, row: error.row, fault: error.fault };
  }
};
