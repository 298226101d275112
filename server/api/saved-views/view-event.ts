import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';

type Facts = Readonly<Record<string, unknown>>;

/** What the audit trail tells of a view. */
export const factsOf = ({ resource, name, address, shared }: Row): Facts => ({
  resource,
  name,
  address,
  shared,
});

/** A write of a view, with every value that it changed. */
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
