import type { Storage } from '../../storage/storage';
import { type Outcome, runOnce } from '../run-once';
import { digest } from '../session/secrets';
import type { Call } from './call';

/** Runs a creation in a transaction, once per `Idempotency-Key` of a user; see `runOnce`. */
export const once = async (
  { c, deps, session, query }: Pick<Call, 'c' | 'deps' | 'session' | 'query'>,
  values: object,
  work: (tx: Storage) => Promise<object>,
): Promise<Outcome> =>
  runOnce(deps, {
    given: c.req.header('Idempotency-Key'),
    owner: String(session.userId),
    fingerprint: await digest(JSON.stringify([c.req.method, c.req.path, query.toString(), values])),
    run: async (tx) => ({ status: 201, body: await work(tx) }),
  });
