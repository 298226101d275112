import { rowConditions } from '@core/access/ability';
import type { FieldChange } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { currentName } from '@core/resource/stored-field';
import { tableName } from '@server/storage/resource-tables';
import { networkIn } from '@server/trail/trail-row';
import type { Ctx, Row } from '../behaviors/context';
import { callOf } from '../resources/context';
import { findResource } from '../resources/endpoint';
import type { Call } from '../resources/opened-call';
import { mayUseClient } from '../session/session';
import { namedChanges } from './related-names';

/** Removes clients that are not the reader's from a list of clients. */
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

/**
 * Whether the reader may know the record that a row is about. A deleted record is unknown when rules limit which rows
 * the reader may see.
 */
const isKnown = async ({ deps, session }: Call, about: Resource, row: Row): Promise<boolean> => {
  const limits = rowConditions(about, session.rights);
  if (limits.length === 0) return true;
  const isRecord = { field: about.idField, op: 'eq', value: Number(row['record_id']) } as const;
  return (await deps.storage.table(tableName(about)).count([...limits, isRecord])) > 0;
};

/** A row of the trail keeps the names of its time. The field of today says who may know the value, and has the words. */
const nameNow = ({ deps }: Call, about: Resource, name: string): string =>
  deps.resources
    .filter((resource) => tableName(resource) === tableName(about))
    .reduce((known, { fields }) => currentName(fields, known), name);

/**
 * Returns the changes that the reader of the trail may see, or null when the record is unknown to them. The trail may
 * show areas that are otherwise closed to its readers, but restrictions on fields and rows in a declaration apply here
 * too.
 */
const knownChanges = async (call: Call, row: Row, changes: readonly FieldChange[]) => {
  const about = findResource(call.deps, row['resource']);
  if (!about) return changes;
  const { permissions } = call.session.rights;
  const renamed = changes.map((change) => ({ ...change, field: nameNow(call, about, change.field) }));
  const isOpen = ({ field }: FieldChange) =>
    about.fields[field]?.onlyFor?.some((permission) => permissions.includes(permission)) ?? true;
  if (!(await isKnown(call, about, row))) return null;
  return namedChanges(call, about, forClient(call, renamed.filter(isOpen)));
};

/** Returns what a single row of the trail has beside its columns: its values, unless they were erased. */
export const trailDetails = async (ctx: Ctx, row: Row): Promise<object> => {
  const call = callOf(ctx);
  const values = await call.deps.storage
    .table('trail_values')
    .first([{ field: 'row_id', op: 'eq', value: row['id'] ?? 0 }]);
  const [actor, changes] = [values?.['actor'], values?.['changes']];
  return {
    ...('network' in ctx.resource.fields && {
      network: (typeof actor === 'string' && networkIn(actor)) || null,
    }),
    changes: typeof changes === 'string' ? await knownChanges(call, row, changesIn(changes)) : null,
  };
};
