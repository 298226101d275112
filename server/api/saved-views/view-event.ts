import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';

type Facts = Readonly<Record<string, unknown>>;

/** The values of a view in the audit trail. */
export const factsOf = ({ resource, name, address, shared }: Row): Facts => ({
  resource,
  name,
  address,
  shared,
});

/** The audit event of a write, with all changed values. */
export const viewEvent = (
  action: 'create' | 'update' | 'delete',
  row: Row,
  before: Facts,
  after: Facts,
): TrailEvent => ({
  action,
  resource: 'saved-views',
  recordId: Number(row['id']),
  clientId: Number(row['client_id']) || null,
  changes: Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }]),
  ),
});
