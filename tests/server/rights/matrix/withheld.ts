import { buildAbility, recordSubject, type Rights } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';

/** What of a table a caller may not know: fields of any row, and whole rows. */
export interface Withheld {
  readonly table: string;
  readonly key: string;
  readonly fields: readonly string[];
  readonly hides: (row: Row) => boolean;
  /** Stays as it is, and so does its row. */
  readonly fixed?: string;
  /** The table's resources by field, for the kinds of its values. */
  readonly resource: Resource;
}

/** Bounds the new employees, for callers who may count them; see `payPeriodStart`. */
const boundary = { table: 'payroll', field: 'pay_period_start' } as const;

/** Another column that says the same: who knows the role's name knows the role. */
const sameAs: Readonly<Record<string, string>> = { role_id: 'role_name' };

/** What a row belongs to and is about decides where it stands: a change of that moves it, and tells of no value. */
const places: readonly string[] = ['client_id', 'agency_id', 'resource', 'record_id'];

/** By table, for the ability is asked about resources and several may share a table: what one of them shows is known. */
export const withheldFrom = (resources: readonly Resource[], rights: Rights): Withheld[] => {
  const ability = buildAbility(resources, rights);
  const isOfAgency = rights.permissions.includes('act_as_evoove_agency');
  const isOpen = ({ name, scope }: Resource) =>
    ability.can('list', name) && (scope !== 'agency' || isOfAgency);
  return [...new Set(resources.map(tableName))].flatMap((table) => {
    const sharing = resources.filter((resource) => tableName(resource) === table);
    const open = sharing.filter(isOpen);
    const [first] = sharing;
    if (!first) return [];
    const isKnown = (name: string) =>
      open.some((resource) => name in resource.fields && mayRead(ability, resource, name));
    const fields = new Set(sharing.flatMap((resource) => Object.keys(resource.fields)));
    return [
      {
        table,
        ...(table === boundary.table && { fixed: boundary.field }),
        key: first.idField,
        resource: { ...first, fields: Object.assign({}, ...sharing.map((one) => one.fields)) as never },
        fields: [...fields].filter(
          (name) =>
            name !== first.idField &&
            !places.includes(name) &&
            !isKnown(name) &&
            !isKnown(sameAs[name] ?? name),
        ),
        hides: (row: Row) =>
          open.length > 0 && !open.some(({ name }) => ability.can('show', recordSubject(name, row))),
      },
    ];
  });
};
