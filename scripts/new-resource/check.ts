import { hasControlCharacter } from '@core/format/text';
import type { Project } from './project';
import { CommandError, has, type NewField, type NewResource } from './spec';

/** Fields that every record has, owner columns, and the parameters of a list call. */
const reservedFields = new Set(
  'id client_id agency_id offset limit sort order search format columns language time_zone page label count record constructor prototype'.split(
    ' ',
  ),
);

const checkName = ({ name }: NewResource, project: Project): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new CommandError(
      `"${name}" cannot be the name: write the plural in lower case, words joined by "-", at most 40 characters (vehicles, safety-checks).`,
    );
  if (project.names.has(name) || project.names.has(name.replaceAll('-', '_')))
    throw new CommandError(`There is a resource, page or table ${name} already: choose another name.`);
  if (project.paths.has(name))
    throw new CommandError(`The address /${name} is taken by the portal itself: choose another name.`);
};

const checkField = ({ name }: NewField): void => {
  if (reservedFields.has(name))
    throw new CommandError(
      `A field cannot be called ${name}: every record has it already, or lists use it as a parameter. Choose another name.`,
    );
  if (name.endsWith('_folded') || name.length > 40)
    throw new CommandError(
      `A field cannot be called ${name}: at most 40 characters, and "_folded" at the end belongs to the database.`,
    );
};

const checkFields = ({ fields }: NewResource): void => {
  const representation = fields.find(({ kind }) => kind === 'text');
  if (!representation)
    throw new CommandError(
      'At least one field of kind text is needed: the first one names a record to people.',
    );
  if (representation.nullable)
    throw new CommandError(
      `${representation.name} names a record, so it always has a value: leave out its "?".`,
    );
  const names = fields.map(({ name }) => name);
  const duplicate = names.find((name, position) => names.indexOf(name) !== position);
  if (duplicate !== undefined) throw new CommandError(`The field ${duplicate} stands twice: leave one out.`);
  fields.forEach(checkField);
};

const checkRight = (kind: string, name: string): void => {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name))
    throw new CommandError(`"${name}" cannot be a ${kind}: write it in snake_case, such as eip_vehicles.`);
  if (name.startsWith('act_as_'))
    throw new CommandError(`${name} says what kind of user one is: choose a ${kind} of this area's own.`);
};

const checkTexts = ({ one, many, fields }: NewResource): void => {
  for (const { en, es } of [one, many, ...fields.map(({ label }) => label)])
    for (const text of [en, es])
      if (text.trim() === '' || /[{}$<>\\`]/.test(text) || hasControlCharacter(text) || text.length > 60)
        throw new CommandError(
          `"${text}" cannot be a label: 1 to 60 characters without braces, angle brackets, "$", "\`" and "\\".`,
        );
};

/** Throws a CommandError when the resource does not fit into this portal. Its message says how to fix it. */
export const checkNewResource = (wanted: NewResource, project: Project): void => {
  checkName(wanted, project);
  checkFields(wanted);
  checkTexts(wanted);
  if (wanted.flag !== null) checkRight('flag', wanted.flag);
  checkRight('permission', wanted.permission);
  if (project.permissions.has(wanted.permission))
    throw new CommandError(
      `The permission ${wanted.permission} opens something else already: give this area one of its own.`,
    );
  if (wanted.writePermission !== null) checkRight('permission', wanted.writePermission);
  if (!project.icons.has(wanted.icon))
    throw new CommandError(`"${wanted.icon}" is no icon: choose one of ${[...project.icons].join(', ')}.`);
  if (!has(wanted, 'list')) throw new CommandError('A resource has a list: add list to --views.');
};
