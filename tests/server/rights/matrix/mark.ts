import type { Field } from '@core/resource/field';
import type { Scalar } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import type { Withheld } from './withheld';

/** Part of every text that replaces a withheld one. */
export const marker = 'zzquorra';

/** Returns another value of the field's kind. Over all rows, the new values have a different order and sum. */
const marked = ({ kind, values = {} }: Field, value: Scalar, at: number): Scalar => {
  switch (kind) {
    case 'money':
    case 'number':
      return 912_345 - at * 7;
    case 'percent':
      return at % 2 === 0 ? 0.0625 : 1.25;
    case 'boolean':
      return value !== true;
    case 'status': {
      const names = Object.keys(values);
      return names[(names.indexOf(String(value)) + 1) % names.length] ?? null;
    }
    case 'date':
      return `2026-${String(11 - (at % 9)).padStart(2, '0')}-0${(at % 8) + 1}`;
    case 'month':
      return `20${26 + (at % 2)}-0${(at % 9) + 1}`;
    case 'year':
      return 1800 + (at % 97);
    case 'date-time':
      return `2026-0${(at % 9) + 1}-03T04:05:06.000Z`;
    case 'trend':
      return JSON.stringify(Array.from({ length: 12 }, (_, month) => month * 1000 + at));
    default:
      return `${marker} ${10_000 - at}`;
  }
};

const patchOf = ({ resource, fields, key, fixed }: Withheld, row: Row, hidden: boolean, at: number): Row => {
  const names = hidden ? Object.keys(resource.fields).filter((name) => name !== key) : fields;
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field && name in row && name !== fixed ? [[name, marked(field, row[name] ?? null, at)]] : [];
    }),
  );
};

export interface Scope {
  /** The client and the agency whose rows are marked. */
  readonly client: number;
  readonly agency: number;
  /** The caller and the caller's role. Their records are not changed, because the caller's account shows them. */
  readonly userId: number;
  readonly roleId: number;
}

const isIn = (row: Row, table: string, { client, agency, userId, roleId }: Scope): boolean => {
  if ('client_id' in row) return row['client_id'] === client;
  if ('agency_id' in row) return row['agency_id'] === agency;
  const own = { users: userId, roles: roleId }[table];
  return own === undefined || row['id'] !== own;
};

/** Changes everything that is withheld: fields get other values, and every second hidden row is removed. */
export const mark = async (storage: Storage, withheld: readonly Withheld[], scope: Scope): Promise<void> => {
  for (const one of withheld) {
    const table = storage.table(one.table);
    const rows = (await table.find([])).filter((row) => isIn(row, one.table, scope));
    let isRemoved = false;
    for (const [at, row] of rows.entries()) {
      const id = row[one.key] ?? null;
      const where = [{ field: one.key, op: 'eq', value: id } as const];
      const hidden = one.hides(row);
      // Removing a user would affect more than its row.
      isRemoved = hidden && !isRemoved && one.table !== 'users' && one.fixed === undefined;
      if (isRemoved) await table.remove(where);
      else {
        const patch = patchOf(one, row, hidden, at);
        if (Object.keys(patch).length > 0) await table.update(where, patch);
      }
    }
  }
};
