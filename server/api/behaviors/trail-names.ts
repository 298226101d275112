import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { RecordInput } from '@core/form/form';
import type { FieldChange } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { findResource } from '../resources/endpoint';
import { mayUseClient } from '../session/session';
import type { Call } from './behavior';

const clients = 'clients';

const recordInput = (about: Resource, field: string): RecordInput | undefined => {
  const input = about.form?.inputs[field];
  return input?.kind === 'record' || input?.kind === 'records' ? input : undefined;
};

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => Number.isSafeInteger(id));

const isOwn = ({ session }: Call, { name, idField }: Resource, row: Row): boolean => {
  const client = row[name === clients ? idField : 'client_id'];
  return typeof client !== 'number' || mayUseClient(session, client);
};

/**
 * Returns the names of the given records that the reader may see, by id. The names of clients need no right to list
 * clients, only access to the client.
 */
const namesOf = async (call: Call, resource: string, ids: readonly number[]) => {
  const { deps, session } = call;
  const target = findResource(deps, resource);
  const isOpen =
    target !== undefined &&
    (resource === clients || session.ability.can('list', resource)) &&
    mayRead(session.ability, target, target.representation);
  if (!isOpen || ids.length === 0) return new Map<number, string>();
  const rows = await deps.storage
    .table(tableName(target))
    .find([...rowConditions(target, session.rights), { field: target.idField, op: 'in', value: [...ids] }]);
  return new Map(
    rows
      .filter((row) => isOwn(call, target, row))
      .map((row) => [Number(row[target.idField]), String(row[target.representation])]),
  );
};

const withNames = async (call: Call, about: Resource, change: FieldChange): Promise<FieldChange> => {
  const input = recordInput(about, change.field);
  if (!input || !('before' in change)) return change;
  const { before, after } = change;
  const names = await namesOf(call, input.resource, [...idsIn(before), ...idsIn(after)]);
  const withName = (id: unknown): unknown => {
    const name = names.get(Number(id));
    return name === undefined ? id : `${name} (${String(id)})`;
  };
  const all = (value: unknown): unknown => (Array.isArray(value) ? value.map(withName) : withName(value));
  return { ...change, before: all(before), after: all(after) };
};

/**
 * Makes changes readable: records chosen in a form are shown with name and id, and a changed id is dropped when the
 * name field next to it also changed. The trail itself stores ids. The names are the current ones.
 */
export const namedChanges = async (
  call: Call,
  about: Resource,
  changes: readonly FieldChange[],
): Promise<FieldChange[]> => {
  const fields = changes.map(({ field }) => field);
  const isRedundant = ({ field }: FieldChange) => fields.includes(recordInput(about, field)?.label ?? '');
  return Promise.all(
    changes.filter((change) => !isRedundant(change)).map((change) => withNames(call, about, change)),
  );
};
