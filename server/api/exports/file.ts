import type { Context } from 'hono';
import { fold } from '@core/list/fold';
import type { TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import type { ApiEnv } from '../deps';
import { callerTransaction } from '../session/require-session';

/**
 * Builds a file name from plain letters that works in every program:
 * `harbor-lane-markets-billing-statement-2026-11-20.pdf`.
 */
export const fileName = (parts: readonly string[], extension: string): string => {
  const slugs = parts.map((part) =>
    fold(part)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  return `${slugs.filter(Boolean).join('-')}.${extension}`;
};

/** Records an export in the audit trail. Call it before sending the first byte, so that no file is sent without a row. */
export const recordExport = (
  c: Context<ApiEnv>,
  event: Pick<TrailEvent, 'resource' | 'recordId' | 'clientId' | 'note'>,
): Promise<void> => {
  const { deps, session } = c.var;
  return callerTransaction(c, (tx) =>
    recordEvents(deps, tx, actorOf(c, session.userId), [{ action: 'export', ...event }]),
  );
};
