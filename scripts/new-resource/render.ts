import { providerFlags } from '@resources/areas';
import { CommandError } from './checks';
import { type Fields, representationOf } from './fields';
import { codeOf, rowsOf } from './kinds';
import { type NewResource, scopes } from './options';
import { nextMenuOrder } from './project';
import { renderTemplate } from './render-template';

/** More columns make a grid that is hard to read. The record shows the other fields. */
const maxColumns = 8;
/** A contract test allows no more, so that a declaration is easy to read. */
const maxLines = 80;

/** Returns the code of an array. Names and status values contain no quotes. */
const arrayOf = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
const valuesOf = ({ values }: Fields[number]): string => arrayOf(values.map(({ en }) => en));

/** Returns the data of the templates: the new resource, and what follows from it. */
const dataOf = (resource: NewResource) => {
  const { group, backend, path } = scopes[resource.scope];
  const representation = representationOf(resource.fields);
  const isShort = ({ kind }: Fields[number]) => kind !== 'long-text' && kind !== 'record';
  const others = resource.fields.filter((field) => field !== representation && isShort(field));
  const columns = [representation, ...others].slice(0, maxColumns);
  const fields = resource.fields.map((field) => {
    const code = codeOf(field.kind, { ...field, label: field.label.en, values: valuesOf(field) });
    return { ...field, ...code, isColumn: columns.includes(field) };
  });
  return {
    ...resource,
    group,
    backend,
    path: `${path}${resource.name}`,
    order: nextMenuOrder(group),
    isNewFlag: !providerFlags.some((known) => known === resource.flag),
    representation,
    fields,
    columns,
    searched: columns.filter(({ kind }) => kind === 'text'),
    filtered: columns.find(({ kind }) => kind === 'status'),
    worded: fields.filter(({ values }) => values.length > 0),
    inputs: fields.filter(({ input }) => input !== null),
    usesDays: fields.some(({ seed }) => seed.includes('daysBefore')),
    references: [...new Set(fields.flatMap(({ target }) => (target ? rowsOf(target) : [])))],
    valuesOf,
    namesOf: (items: Fields) => arrayOf(items.map(({ name }) => name)),
    capitalize: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  };
};

/** Returns the files of a new resource by their paths, in the format of the project at `root`. */
export const renderFiles = async (root: string, resource: NewResource) => {
  const { name, scope } = resource;
  const data = dataOf(resource);
  const render = (template: string) => renderTemplate(root, template, data);
  const declaration = await render('resource.ts');
  const lines = declaration.split('\n').length - 1;
  if (lines > maxLines)
    throw new CommandError(`The declaration has ${lines} lines, more than ${maxLines}: use fewer fields.`);
  return {
    [`resources/${name}/resource.ts`]: declaration,
    [`locales/en/resources/${name}.ts`]: await render('words-en.ts'),
    [`locales/es/resources/${name}.ts`]: await render('words-es.ts'),
    [`resources/${name}/server/seed.ts`]: await render(`seed-${scope}.ts`),
  };
};
