import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Condition } from '@core/resource/condition';
import { type Row, type Storage, UniqueViolation } from '../storage/storage';
import { isoTime } from './clock';
import type { ApiDeps } from './deps';
import { Refusal } from './refusal';
import { digest } from './session/secrets';

const tableName = 'idempotency_keys';

export interface Outcome {
  readonly status: ContentfulStatusCode;
  readonly body: string;
  /** The response of an earlier call is repeated, and nothing was done. */
  readonly repeated: boolean;
}

export interface IdempotentRequest {
  /** The `Idempotency-Key`, if the caller gave one. */
  readonly given: string | undefined;
  /** The owner of the key, because two callers may choose the same key. */
  readonly owner: string;
  /** Identifies the request. It is stored, so it must not reveal anything. */
  readonly fingerprint: string;
  readonly transaction: Storage['transaction'];
  readonly run: (tx: Storage) => Promise<{ readonly status: ContentfulStatusCode; readonly body: object }>;
}

const replay = (row: Row, fingerprint: string): Outcome => {
  if (row['fingerprint'] !== fingerprint) throw new Refusal(422, 'key reused');
  if (row['body'] === null) throw new Refusal(409, 'conflict');
  return {
    status: Number(row['status']) as ContentfulStatusCode,
    body: String(row['body']),
    repeated: true,
  };
};

/**
 * Runs a creation in a transaction, once per key of an owner. The same key within its lifetime returns the first
 * response. The key and the effect are committed together, so a crash leaves both or neither. Throws 422 when the key
 * was used for a different request.
 */
export const runOnce = async (
  { storage, clock, limits }: Pick<ApiDeps, 'storage' | 'clock' | 'limits'>,
  { given, owner, fingerprint, run, transaction }: IdempotentRequest,
): Promise<Outcome> => {
  const answerOf = async (tx: Storage) => {
    const { status, body } = await run(tx);
    return { status, body: JSON.stringify(body) };
  };
  if (!given) return { ...(await transaction(answerOf)), repeated: false };
  const key = await digest(`${owner}:${given}`);
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
    const answer = await transaction(async (tx) => {
      const created = isoTime(clock.now());
      await tx.table(tableName).insert({ key, fingerprint, status: null, body: null, created });
      const done = await answerOf(tx);
      await tx.table(tableName).update([sameKey], done);
      return done;
    });
    return { ...answer, repeated: false };
  } catch (error) {
    if (!(error instanceof UniqueViolation) || error.table !== tableName) throw error;
    const first = await storage.table(tableName).first([sameKey]);
    if (!first) throw new Refusal(409, 'conflict');
    return replay(first, fingerprint);
  }
};
