import { buildAbility, recordSubject, type Rights } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';

/** What a caller may not know of a table: fields of all rows, and complete rows. */
export interface Withheld {
  readonly table: string;
  readonly key: string;
  readonly fields: readonly string[];
  readonly hides: (row: Row) => boolean;
  /** A field that is not changed. When set, no rows of the table are removed. */
  readonly fixed?: string;
  /** A resource with the fields of all resources of the table, for the kinds of their values. */
  readonly resource: Resource;
}

/** The date from which new employees are counted. Callers who may count them can know it; see `payPeriodStart`. */
const boundary = { table: 'payroll', field: 'pay_period_start' } as const;

/** Columns that reveal the value of another column: the role's name reveals the role, and what it is for its name. */
const sameAs: Readonly<Record<string, string>> = { role_id: 'role_name', role_name: 'purpose' };

/** Columns that decide where a row belongs. Changing them moves the row, so a different response reveals no value. */
const places: readonly string[] = ['client_id', 'agency_id', 'resource', 'record_id'];

/** Returns what is withheld, by table. Several resources may share a table: what one of them shows is known. */
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
