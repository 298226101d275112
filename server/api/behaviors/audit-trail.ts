import type { FieldChange } from '../../../src/core/resource/field';
import { networkIn } from '../../trail/trail-row';
import type { Behavior } from './behavior';

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
  extend: async ({ deps, resource }, row) => {
    const values = await deps.storage
      .table('trail_values')
      .first([{ field: 'row_id', op: 'eq', value: row['id'] ?? 0 }]);
    const [actor, changes] = [values?.['actor'], values?.['changes']];
    return {
      ...('network' in resource.fields && {
        network: (typeof actor === 'string' && networkIn(actor)) || null,
      }),
      changes: typeof changes === 'string' ? changesIn(changes) : null,
    };
  },
};
