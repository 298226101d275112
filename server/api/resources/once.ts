import type { Condition } from '../../../src/core/resource/condition';
import { type Row, type Storage, UniqueViolation } from '../../storage/storage';
import { isoTime } from '../clock';
import { Refusal } from '../refusal';
import { digest } from '../session/secrets';
import type { Call } from './call';

const tableName = 'idempotency_keys';

export interface Outcome {
  readonly body: string;
  /** The answer is the one of an earlier call, and nothing was done. */
  readonly repeated: boolean;
}

const replay = (row: Row, fingerprint: string): Outcome => {
  if (row['fingerprint'] !== fingerprint) throw new Refusal(422, 'key reused');
  if (row['body'] === null) throw new Refusal(409, 'conflict');
  return { body: String(row['body']), repeated: true };
};

/**
 * Runs a creation in a transaction, once per `Idempotency-Key` of a user: the same key again within its time gives the first
 * answer. Key and effect are committed together, so a crash leaves both or none. Throws 422 for a key with another request.
 */
export const once = async (
  call: Pick<Call, 'c' | 'deps' | 'session' | 'query'>,
  values: object,
  work: (tx: Storage) => Promise<object>,
): Promise<Outcome> => {
  const { c, deps, session } = call;
  const { storage, clock, limits } = deps;
  const given = c.req.header('Idempotency-Key');
  if (!given) return { body: JSON.stringify(await storage.transaction(work)), repeated: false };
  const key = await digest(`${session.userId}:${given}`);
  const fingerprint = await digest(JSON.stringify([c.req.method, c.req.path, call.query.toString(), values]));
  const sameKey: Condition = { field: 'key', op: 'eq', value: key };
  const outdated: Condition = {
    field: 'created',
    op: 'lt',
    value: isoTime(clock.now() - limits.idempotencyKey),
  };
  await storage.table(tableName).remove([outdated]);
  const known = await storage.table(tableName).first([sameKey]);
  if (known) return replay(known, fingerprint);
  try {
    const body = await storage.transaction(async (tx) => {
      const created = isoTime(clock.now());
      await tx.table(tableName).insert({ key, fingerprint, status: null, body: null, created });
      const answer = JSON.stringify(await work(tx));
      await tx.table(tableName).update([sameKey], { status: 201, body: answer });
      return answer;
    });
    return { body, repeated: false };
  } catch (error) {
    if (!(error instanceof UniqueViolation) || error.table !== tableName) throw error;
    const first = await storage.table(tableName).first([sameKey]);
    if (!first) throw new Refusal(409, 'conflict');
    return replay(first, fingerprint);
  }
};
