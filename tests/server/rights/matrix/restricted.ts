import { newPermission } from '@core/access/names';
import type { Fields } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { Scalar } from '@core/resource/condition';

/** A right that only some callers of the matrix hold. */
const secret = newPermission('eip_matrix_secret');

/** Which rows of a table may be known without that right, by the values of its key. */
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
 * The declarations with rights that they do not have by themselves, on fields and on rows. Which clients a user may enter is for the
 * session to say and no rule of rows, so the clients have none; who may enter one knows its name.
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
          rows: [{ where: [{ field: resource.idField, op: 'in', value: ids }], exceptFor: [secret] }],
        }),
    };
  });
