import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { RecordInput } from '@core/form/form';
import type { FieldChange } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { isSame } from '../resources/changes';
import { findResource } from '../resources/endpoint';
import { mayUseClient } from '../session/session';
import type { Call } from '../resources/opened-call';

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

/** Returns how ids are shown: with the name, as they are for a record that is gone, or not at all for a hidden one. */
const shownIds = async (call: Call, resource: string, ids: readonly number[]) => {
  const names = await namesOf(call, resource, ids);
  const target = findResource(call.deps, resource);
  const unnamed = ids.filter((id) => !names.has(id));
  const hidden =
    target && unnamed.length > 0
      ? await call.deps.storage
          .table(tableName(target))
          .find([{ field: target.idField, op: 'in', value: unnamed }])
      : [];
  const hiddenIds = new Set(hidden.map((row) => Number(row[target?.idField ?? 'id'])));
  const shown = (id: unknown): unknown => {
    const name = names.get(Number(id));
    return hiddenIds.has(Number(id)) ? null : name === undefined ? id : `${name} (${String(id)})`;
  };
  return (value: unknown): unknown =>
    Array.isArray(value) ? value.map(shown).filter((one) => one !== null) : shown(value);
};

const valuesOf = (change: FieldChange): readonly unknown[] =>
  'before' in change ? [change.before, change.after] : [];

/**
 * Makes the changes of several writes readable: records chosen in a form are shown with name and id, and a changed name
 * is dropped when the id that it belongs to also changed. Records that the reader may not see are left out.
 */
export const withRelatedNames = async (
  call: Call,
  about: Resource,
  writes: readonly (readonly FieldChange[])[],
): Promise<FieldChange[][]> => {
  const shownBy = new Map<string, (value: unknown) => unknown>();
  for (const [name, input] of Object.entries(about.form?.inputs ?? {})) {
    const found = writes.flat().filter(({ field }) => field === name);
    if ('resource' in input && found.length > 0)
      shownBy.set(name, await shownIds(call, input.resource, idsIn(found.flatMap(valuesOf).flat())));
  }
  return writes.map((changes) => {
    const shown = changes
      .map((change): FieldChange => {
        const show = shownBy.get(change.field);
        return show && 'before' in change
          ? { ...change, before: show(change.before), after: show(change.after) }
          : change;
      })
      .filter((change) => !('before' in change) || !isSame(change.before, change.after));
    const labels = shown.map(({ field }) => recordInput(about, field)?.label);
    return shown.filter(({ field }) => !labels.includes(field));
  });
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
