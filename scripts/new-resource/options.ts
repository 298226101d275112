import { parseArgs } from 'node:util';
import { providerPermissions } from '@resources/areas';
import type { Operation, Scope } from '@core/resource/resource';
import { parseChoice, parseLabel, parseText } from './checks';
import { addField, type Fields, fieldSyntax, representationOf } from './fields';
import { icons, takenNames } from './project';
import type { Prompt } from './prompts';
import { flagError } from './write-new';

/** The flags of the command line. The texts are shown as help and as questions. */
export const options = {
  name: { type: 'string', text: 'Name, plural and in kebab-case, such as vehicles' },
  many: { type: 'string', text: 'Words for many; Spanish after a slash, such as vehicles/vehículos' },
  one: { type: 'string', text: 'Words for one; Spanish after a slash' },
  scope: { type: 'string', text: 'Scope: client (below /clients/:clientId), global or agency' },
  field: { type: 'string', multiple: true, text: `Field, one at a time: ${fieldSyntax}` },
  operations: { type: 'string', text: 'Operations: create,edit,delete, some of them, or none' },
  flag: { type: 'string', text: 'Feature flag, or none' },
  permission: { type: 'string', text: 'Permission for the menu entry and all calls' },
  'write-permission': { type: 'string', text: 'Additional permission for the operations, or none' },
  icon: { type: 'string', text: 'Menu icon, from src/ui/layout/icons.tsx' },
  help: { type: 'boolean', text: 'Print this text' },
} as const;

/** Reads the flags. Throws a CommandError for an unknown one. */
export const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw flagError(error, 'new:resource');
  }
};

/** Where the resources of each scope belong, and how their path, flag and permission begin. */
export const scopes = {
  client: { group: 'workforce', backend: 'eip', path: 'clients/:clientId/', flag: 'eip', menu: 'eip_menu' },
  global: { group: 'start', backend: 'v1', path: '', flag: 'eip', menu: 'eip_menu' },
  agency: { group: 'agency', backend: 'v1', path: 'evoove/', flag: 'evoove_agency', menu: 'evoove_menu' },
} as const satisfies Readonly<Record<Scope, object>>;
export const scopeNames = Object.keys(scopes) as readonly Scope[];

const operationNames: readonly Operation[] = ['create', 'edit', 'delete'];

/** Returns the regular singular. Irregular ones are given with --one. */
const singularOf = (plural: string): string =>
  plural.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');

const parseOperations = (text: string): readonly Operation[] =>
  text === 'none'
    ? []
    : [...new Set(text.split(',').map((one) => parseChoice('an operation', operationNames, one)))];
export const parsePermission = (text: string): string => parseText('permission', text, providerPermissions);
export const parseFlag = (text: string): string => parseText('flag', text);
export const orNone = (parse: (text: string) => string) => (text: string) =>
  text === 'none' ? null : parse(text);

/** Asks for one field after the other, until an empty line. */
const promptForFields = async (prompt: Prompt, scope: Scope, fields: Fields = []): Promise<Fields> => {
  const question = fields.length === 0 ? options.field.text : 'Next field, or an empty line after the last';
  const next = await prompt(question, '', (text) => {
    if (text !== '') return addField(fields, text, scope);
    representationOf(fields);
    return fields;
  });
  return next === fields ? fields : promptForFields(prompt, scope, next);
};

type Question = Exclude<keyof typeof options, 'field' | 'help'>;

/** Reads the new resource from the flags, and asks for what they leave open. */
export const readNewResource = async (flags: ReturnType<typeof readFlags>, prompt: Prompt) => {
  const read = <T>(option: Question, initial: string, parse: (answer: string) => T) => {
    const given = flags[option];
    return given === undefined ? prompt(options[option].text, initial, parse) : parse(given);
  };
  const name = await read('name', '', (text) => parseText('name', text, takenNames));
  const many = await read('many', name.replaceAll('-', ' '), parseLabel);
  const one = await read('one', singularOf(many.en), parseLabel);
  const scope = await read('scope', 'client', (text) => parseChoice('a scope', scopeNames, text));
  const suffix = name.replaceAll('-', '_');
  return {
    name,
    many,
    one,
    scope,
    fields:
      flags.field?.reduce<Fields>((fields, text) => addField(fields, text, scope), []) ??
      (await promptForFields(prompt, scope)),
    operations: await read('operations', operationNames.join(), parseOperations),
    flag: await read('flag', `${scopes[scope].flag}_${suffix}`, orNone(parseFlag)),
    permission: await read('permission', `${scopes[scope].menu}_${suffix}`, parsePermission),
    writePermission: await read('write-permission', 'none', orNone(parsePermission)),
    icon: await read('icon', 'checklist', (text) => parseChoice('a menu icon', icons, text)),
  };
};

/** A complete and valid description of a new resource. */
export type NewResource = Awaited<ReturnType<typeof readNewResource>>;
