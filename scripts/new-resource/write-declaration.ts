import { kindOf } from './kinds';
import { keyOf, quoted } from './labels';
import { groupOf, type Project } from './project';
import { shapeOf, type Shape } from './shape';
import { has, type NewField, type NewResource } from './spec';

const names = (fields: readonly NewField[]): string =>
  `[${fields.map(({ name }) => quoted(name)).join(', ')}]`;
const valueList = ({ values }: NewField): string =>
  `[${values.map(({ value }) => quoted(value)).join(', ')}]`;

/** So many columns are named once, above the declaration: a list of names takes a line for each, and a declaration has 80 lines. */
const isLong = ({ columns }: Shape): boolean => columns.length > 5;

const apiOf = ({ name, scope }: NewResource): string => {
  if (scope === 'client') return `{ backend: 'eip', path: 'clients/:clientId/${name}' }`;
  return `{ backend: 'v1', path: '${scope === 'agency' ? 'evoove/' : ''}${name}' }`;
};

const fieldLine = (field: NewField, { others }: Shape): string => {
  const { name, kind, nullable, values } = field;
  const options = [
    ...(nullable ? ['nullable: true'] : []),
    ...(others.includes(field) ? ['detailOnly: true'] : []),
  ];
  const last = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
  const meanings = values.map(({ value, meaning }) => `${keyOf(value)}: ${quoted(meaning)}`).join(', ');
  const parts = kind === 'status' ? [`{ ${meanings} }`, ...last] : last;
  return `${name}: field.${kindOf(kind).call}(${parts.join(', ')}),`;
};

const listOf = (wanted: NewResource, shape: Shape): string => {
  const { columns, representation, searched, status, filter } = shape;
  const sortable = columns.filter(({ kind }) => kind !== 'link' && !kindOf(kind).isLong);
  const link = has(wanted, 'detail') ? 'show' : has(wanted, 'edit') ? 'edit' : null;
  const lines = [
    isLong(shape) ? 'columns,' : `columns: ${names(columns)},`,
    `sortBy: ${isLong(shape) && sortable.length === columns.length ? 'columns' : names(sortable)},`,
    `defaultSort: { by: ${quoted(representation.name)} },`,
    `search: ${names(searched)},`,
    status && `filters: { ${filter}: oneOfField(${quoted(status.name)}, ${valueList(status)}) },`,
    link && `rowLink: '${link}',`,
  ];
  return `list: {\n${lines.filter(Boolean).join('\n')}\n},`;
};

const formOf = ({ inputs }: Shape): string => {
  const lines = inputs.map((field) => {
    const input = kindOf(field.kind).input?.({ nullable: field.nullable, values: valueList(field) });
    return `${field.name}: ${input ?? ''},`;
  });
  return inputs.length > 0 ? `form: { inputs: {\n${lines.join('\n')}\n} },` : '';
};

const operationsOf = (wanted: NewResource, right: (name: string) => string): string => {
  const { writePermission } = wanted;
  const need = writePermission === null ? '{}' : `{ permissions: [${right(writePermission)}] }`;
  const operations = (['create', 'edit', 'delete'] as const).filter((view) => has(wanted, view));
  if (operations.length === 0) return '';
  return `operations: { ${operations.map((operation) => `${operation}: ${need}`).join(', ')} },`;
};

const detailOf = (wanted: NewResource, shape: Shape): string => {
  if (!has(wanted, 'detail')) return '';
  const { columns, others } = shape;
  const rest = others.map(({ name }) => `, ${quoted(name)}`).join('');
  const main = isLong(shape) ? `[...columns${rest}]` : names([...columns, ...others]);
  return `detail: { sections: { main: ${main} } },`;
};

/** The declaration's file. What the product knows stands as it is; a flag or a permission of its own is introduced. */
export const writeDeclaration = (wanted: NewResource, project: Project): string => {
  const shape = shapeOf(wanted);
  const introduced = new Set<string>();
  const named = (known: ReadonlySet<string>, maker: string, name: string): string => {
    if (known.has(name)) return quoted(name);
    introduced.add(maker);
    return `${maker}(${quoted(name)})`;
  };
  const right = (name: string) => named(project.permissions, 'newPermission', name);
  const flag = wanted.flag === null ? '' : `flag: ${named(project.flags, 'newFlag', wanted.flag)}, `;
  const columns = isLong(shape) ? `\nconst columns = ${names(shape.columns)} as const;\n` : '';
  const body = `${columns}
export default defineResource<typeof words>()({
  name: ${quoted(wanted.name)},
  scope: ${quoted(wanted.scope)},
  api: ${apiOf(wanted)},
  access: { ${flag}permissions: [${right(wanted.permission)}] },
  menu: { icon: ${quoted(wanted.icon)}, group: ${quoted(groupOf[wanted.scope])}, order: ${project.order(wanted.scope)} },
  representation: ${quoted(shape.representation.name)},
  fields: {
    id: field.id(),
    ${wanted.fields.map((field) => fieldLine(field, shape)).join('\n    ')}
  },
  ${[listOf(wanted, shape), detailOf(wanted, shape), formOf(shape), operationsOf(wanted, right)].filter(Boolean).join('\n  ')}
});
`;
  const makers = [...introduced].sort();
  return `import type words from '@locales/en/resources/${wanted.name}';
${makers.length > 0 ? `import { ${makers.join(', ')} } from '@core/access/names';\n` : ''}import { field } from '@core/resource/field';
${shape.status ? `import { oneOfField } from '@core/resource/filter';\n` : ''}import { defineResource } from '@core/resource/resource';
${body}`;
};
