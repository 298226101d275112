import { formFor } from '@core/form/form-for';
import { historyTable, ofRecord } from '@server/history/entries';
import { stateIn, stateOf } from '@server/history/record-state';
import type { Facts } from './changes';
import { isSame } from './changes';
import type { Call } from './opened-call';
import type { JsonObject } from '../calls/parse';
import { unknownErrors } from '../calls/unknown-fields';
import { invalid, notFound } from '../refusal';
import type { KnownNames } from './known-names';
import { edit } from './operations';
import type { WriteOperation } from './write';

interface UndoBody {
  readonly version: number;
  /** The inputs to restore. All when null. */
  readonly fields: readonly string[] | null;
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');

const readUndo = ({ version, fields = null, ...others }: JsonObject): UndoBody => {
  const errors: Record<string, string> = {
    ...unknownErrors(Object.keys(others)),
    ...(!Number.isSafeInteger(version) && { version: version === undefined ? 'required' : 'invalid' }),
    ...(fields !== null && !isNames(fields) && { fields: 'invalid' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { version: Number(version), fields: fields as readonly string[] | null };
};

/** Returns the values that a record had at a version. The last of several writes that share it counts. */
const factsAt = async ({ deps, table }: Call, id: number, version: number): Promise<Facts> => {
  const { data } = await deps.storage.table(historyTable).list({
    where: [...ofRecord(table, id), { field: 'version', op: 'eq', value: version }],
    sort: [{ field: 'id', order: 'desc' }],
    offset: 0,
    limit: 1,
  });
  const state = stateIn(data[0]);
  if (!state) throw invalid({ version: 'unknown' });
  return state.facts;
};

/** Writes the values of an earlier version into the record, in the way of an edit that changes only these inputs. */
export const undo = (opened: Call, id: number, names: KnownNames): WriteOperation => {
  const edited = edit(opened, id, names);
  return {
    ...edited,
    note: 'undo',
    kept: 'undo',
    isPartial: true,
    inputsOf: async (call, before, body) => {
      const { version, fields } = readUndo(body);
      const { resource, deps } = call;
      if (!resource.form) throw notFound();
      const earlier = await factsAt(call, id, version);
      const known = Object.keys(formFor(resource.form, 'edit').inputs).filter((name) =>
        Object.hasOwn(earlier, name),
      );
      const unknown = fields?.filter((name) => !known.includes(name)) ?? [];
      if (unknown.length > 0) throw invalid(unknownErrors(unknown));
      const current = await stateOf(deps.resources, deps.storage, call.table, before);
      const changed = (fields ?? known).filter((name) => !isSame(earlier[name], current.facts[name]));
      return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, earlier[name]])) : null;
    },
    change: async (call, before, values, body) => {
      const { fields } = readUndo(body);
      // The form has no input whose condition does not hold.
      const ignored = fields?.filter((name) => !Object.hasOwn(values, name)) ?? [];
      if (ignored.length > 0) throw invalid(unknownErrors(ignored));
      return edited.change(call, before, values, body);
    },
  };
};
