import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { RecordInput } from '@core/form/form';
import type { FieldChange } from '@core/resource/field';
import { relationsOf, type NamedRelation } from '@core/resource/relation';
import type { Resource } from '@core/resource/resource';
import { ownerColumn, tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { isSame } from '../resources/changes';
import { findResource } from '../resources/endpoint';
import { listableRows } from '../resources/relations';
import { mayUseClient } from '../session/session';
import type { Call } from '../resources/opened-call';

const clients = 'clients';

const recordInput = (about: Resource, field: string): RecordInput | undefined => {
  const refers = about.fields[field]?.refers;
  if (refers) return { kind: 'record', resource: refers.of, label: refers.label };
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

/**
 * Returns how keys of a relation are shown: with the name, as they are for a record that is gone, or not at all to readers
 * who may not know the related record. Of a record that is gone, limits on rows can no longer be checked.
 */
const shownKeys = async (
  call: Call,
  { of, named }: NamedRelation,
  keys: readonly number[],
): Promise<(value: unknown) => unknown> => {
  const target = findResource(call.deps, of);
  if (!target || keys.length === 0) return () => null;
  const { idField, representation } = target;
  const where = await listableRows(call, target);
  const isAmong = { field: idField, op: 'in', value: keys } as const;
  const table = call.deps.storage.table(tableName(target));
  const rows = await table.find([isAmong]);
  const open = new Set((await table.find([...where, isAmong])).map((row) => row[idField]));
  const names = new Map(rows.map((row) => [row[idField], String(row[representation])]));
  const isNameOpen = mayRead(call.session.ability, target, representation);
  const hasLimits = where.some((test) => !('field' in test) || test.field !== ownerColumn(target));
  return (key) => {
    const name = names.get(Number(key));
    if (name === undefined) return hasLimits ? null : key;
    if (!open.has(Number(key))) return named === 'always' ? name : null;
    return isNameOpen || named === 'always' ? `${name} (${String(key)})` : key;
  };
};

const keysIn = (changes: readonly FieldChange[], { key }: NamedRelation): number[] =>
  idsIn(changes.filter(({ field }) => field === key).flatMap(valuesOf));

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
  for (const relation of relationsOf(about.fields))
    shownBy.set(relation.key, await shownKeys(call, relation, keysIn(writes.flat(), relation)));
  for (const [name, input] of Object.entries(about.form?.inputs ?? {})) {
    if (shownBy.has(name)) continue;
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
  const relation = relationsOf(about.fields).find(({ key }) => key === change.field);
  if (relation) {
    const show = await shownKeys(call, relation, keysIn([change], relation));
    return { ...change, before: show(before), after: show(after) };
  }
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
