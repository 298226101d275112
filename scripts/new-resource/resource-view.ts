import { kindOf } from './kinds';
import { keyOf, quoted } from './labels';
import { groupOf, type Project } from './project';
import { shapeOf, type Shape } from './shape';
import { has, type NewField, type NewResource, type View } from './spec';

const namesOf = (fields: readonly NewField[]): string[] => fields.map(({ name }) => name);
const valueList = ({ values }: NewField): string =>
  `[${values.map(({ value }) => quoted(value)).join(', ')}]`;

const apiOf = ({ name, scope }: NewResource) => {
  if (scope === 'client') return { backend: 'eip', path: `clients/:clientId/${name}` };
  return { backend: 'v1', path: `${scope === 'agency' ? 'evoove/' : ''}${name}` };
};

/** Returns the arguments of a field. */
const optionsOf = (field: NewField, { others }: Shape): string => {
  const { kind, nullable, values } = field;
  const options = [
    ...(nullable ? ['nullable: true'] : []),
    ...(others.includes(field) ? ['detailOnly: true'] : []),
  ];
  const last = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
  const meanings = values.map(({ value, meaning }) => `${keyOf(value)}: ${quoted(meaning)}`).join(', ');
  return (kind === 'status' ? [`{ ${meanings} }`, ...last] : last).join(', ');
};

/**
 * Returns the data for the template of a declaration. Flags and permissions that do not exist yet are wrapped to
 * introduce them.
 */
export const resourceView = (wanted: NewResource, project: Project) => {
  const shape = shapeOf(wanted);
  const { columns, others, representation, searched, inputs, status, filter } = shape;
  const introduced = new Set<string>();
  const nameCode = (known: ReadonlySet<string>, factory: string, name: string): string => {
    if (known.has(name)) return quoted(name);
    introduced.add(factory);
    return `${factory}(${quoted(name)})`;
  };
  const right = (name: string) => nameCode(project.permissions, 'newPermission', name);
  const { writePermission } = wanted;
  const operations = (['create', 'edit', 'delete'] as const).filter((view) => has(wanted, view));
  const needsRight = operations.length > 0 && writePermission !== null;
  return {
    ...apiOf(wanted),
    name: wanted.name,
    scope: wanted.scope,
    icon: wanted.icon,
    group: groupOf[wanted.scope],
    order: project.order(wanted.scope),
    flag: wanted.flag === null ? null : nameCode(project.flags, 'newFlag', wanted.flag),
    permission: right(wanted.permission),
    need: needsRight ? `{ permissions: [${right(writePermission)}] }` : '{}',
    introduced: [...introduced].sort(),
    representation: representation.name,
    fields: wanted.fields.map((field) => ({
      name: field.name,
      call: kindOf(field.kind).call,
      options: optionsOf(field, shape),
    })),
    // Many columns are listed once, above the declaration: a list of names takes a line for each, and a declaration
    // has at most 80 lines.
    isLong: columns.length > 5,
    columns: namesOf(columns),
    others: namesOf(others),
    searched: namesOf(searched),
    sortable: namesOf(columns.filter(({ kind }) => kind !== 'link' && !kindOf(kind).isLong)),
    status: status && { name: status.name, values: valueList(status) },
    filter,
    rowLink: has(wanted, 'detail') ? 'show' : has(wanted, 'edit') ? 'edit' : null,
    inputs: inputs.map((field) => ({
      name: field.name,
      input: kindOf(field.kind).input?.({ nullable: field.nullable, values: valueList(field) }),
    })),
    operations,
    has: (view: View) => has(wanted, view),
    list: (names: readonly string[]) => names.map(quoted).join(', '),
  };
};
