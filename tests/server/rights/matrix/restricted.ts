import { newPermission } from '@core/access/names';
import type { Fields } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { Scalar } from '@core/resource/condition';

/** A permission that no caller of the matrix holds. */
const secret = newPermission('eip_matrix_secret');

/** The keys of the rows of each table that are visible without that permission. */
export type Visible = ReadonlyMap<string, readonly Scalar[]>;

const fieldsOf = (
  { name: resource, fields, idField, representation }: Resource,
  isWithheld: (at: number) => boolean,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], at) => [
      name,
      name === idField ||
      (resource === 'clients' && name === representation) ||
      field.onlyFor ||
      !isWithheld(at)
        ? field
        : { ...field, onlyFor: [secret] },
    ]),
  );

/**
 * Returns the declarations with additional rights on fields and rows. Clients get no row rule: the session decides which
 * clients a user may enter. Users who may enter a client know its name.
 */
export const restricted = (
  resources: readonly Resource[],
  isWithheld: (at: number) => boolean,
  visible: Visible,
): readonly Resource[] =>
  resources.map((resource) => {
    const ids = visible.get(resource.api.table ?? resource.name);
    return {
      ...resource,
      fields: fieldsOf(resource, isWithheld),
      ...(ids &&
        resource.name !== 'clients' && {
          rows: [{ where: { field: resource.idField, op: 'in', value: ids }, exceptFor: [secret] }],
        }),
    };
  });
