import type { FieldChange } from '../../../src/core/resource/field';
import { networkIn } from '../../trail/trail-row';
import type { Call } from '../resources/call';
import { mayUseClient } from '../session/session';
import type { Behavior } from './behavior';

/** A list of clients as a client's administrator may know it: without those that are not theirs. */
const ownClients = ({ session }: Call, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((id) => mayUseClient(session, Number(id))) : value;

const forClient = (call: Call, changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) =>
    change.field === 'eip_client_ids' && 'before' in change
      ? { ...change, before: ownClients(call, change.before), after: ownClients(call, change.after) }
      : change,
  );

const changesIn = (text: string): FieldChange[] => {
  const { fields = {} } = JSON.parse(text) as { fields?: Readonly<Record<string, unknown>> };
  return Object.entries(fields).map(([field, change]) =>
    change === 'secret'
      ? { field, secret: true }
      : { field, ...(change as { readonly before: unknown; readonly after: unknown }) },
  );
};

/** A single row of the trail carries the values that lie apart from it, unless they were erased. */
export const auditTrailBehavior: Behavior = {
  extend: async (call, row) => {
    const { deps, resource } = call;
    const values = await deps.storage
      .table('trail_values')
      .first([{ field: 'row_id', op: 'eq', value: row['id'] ?? 0 }]);
    const [actor, changes] = [values?.['actor'], values?.['changes']];
    return {
      ...('network' in resource.fields && {
        network: (typeof actor === 'string' && networkIn(actor)) || null,
      }),
      changes: typeof changes === 'string' ? forClient(call, changesIn(changes)) : null,
    };
  },
};
