import type { Context } from 'hono';
import type { ApiEnv } from '../api/deps';
import type { TrailEvent } from './event';
import { actorOf, recordEvents } from './record-event';

/** Adds to the trail that the caller took a file. Before its first byte: who gets a file without a row is what the trail is for. */
export const recordExport = (
  c: Context<ApiEnv>,
  event: Pick<TrailEvent, 'resource' | 'clientId' | 'note'>,
): Promise<void> => {
  const { deps, session } = c.var;
  return deps.storage.transaction((tx) =>
    recordEvents(deps, tx, actorOf(c, session.userId), [{ action: 'export', ...event }]),
  );
};
