import { parseArgs } from 'node:util';
import type { Scope } from '@core/resource/resource';
import { singularOf, spaced } from './labels';
import type { Project } from './project';
import { readField } from './read-field';
import { CommandError, viewNames, type NewResource, type View } from './spec';

const options = {
  name: { type: 'string' },
  one: { type: 'string' },
  many: { type: 'string' },
  scope: { type: 'string' },
  field: { type: 'string', multiple: true },
  flag: { type: 'string' },
  permission: { type: 'string' },
  'write-permission': { type: 'string' },
  views: { type: 'string' },
  icon: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The answers as given, by flag or by prompt. */
export interface Answers {
  readonly name?: string | undefined;
  readonly one?: string | undefined;
  readonly many?: string | undefined;
  readonly scope?: string | undefined;
  readonly field?: readonly string[] | undefined;
  readonly flag?: string | undefined;
  readonly permission?: string | undefined;
  readonly 'write-permission'?: string | undefined;
  readonly views?: string | undefined;
  readonly icon?: string | undefined;
  readonly help?: boolean | undefined;
}

/** Reads the flags of the command line. Throws a CommandError for an unknown flag. */
export const readFlags = (argv: readonly string[]): Answers => {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new CommandError(
      `${reason.replace(/\.$/, '')}. "npm run new:resource -- --help" lists what there is.`,
    );
  }
};

const scopes: readonly Scope[] = ['client', 'global', 'agency'];

export const readScope = (text: string): Scope => {
  const scope = scopes.find((one) => one === text.trim());
  if (!scope) throw new CommandError(`"${text}" is no scope: choose one of ${scopes.join(', ')}.`);
  return scope;
};

const readViews = (text: string): View[] => {
  const requested = text.split(',').map((part) => part.trim());
  const unknown = requested.find((part) => !viewNames.some((view) => view === part));
  if (unknown !== undefined)
    throw new CommandError(`"${unknown}" is no view: choose among ${viewNames.join(', ')}.`);
  return viewNames.filter((view) => requested.includes(view));
};

/** Parses "vehicle/vehículo": English, and optionally Spanish after the slash. */
const readLabel = (text: string, project: Project) => {
  const [en = '', es] = text.split('/').map((part) => part.trim());
  return { en, es: es || (project.translate(en) ?? en) };
};

/** Default names of an area's flag and permission. */
export const defaultFlag = (name: string, scope: Scope): string =>
  `${scope === 'agency' ? 'evoove_agency' : 'eip'}_${name.replaceAll('-', '_')}`;
export const defaultPermission = (name: string, scope: Scope): string =>
  `${scope === 'agency' ? 'evoove' : 'eip'}_menu_${name.replaceAll('-', '_')}`;

export const defaultViews = viewNames.join(',');

/** Builds the new resource from the answers, with defaults for missing ones. Throws a CommandError. */
export const buildNewResource = (answers: Answers, project: Project): NewResource => {
  const { name = '', scope: scopeText = 'client', field = [], flag } = answers;
  const scope = readScope(scopeText);
  const many = answers.many ?? spaced(name);
  return {
    name,
    scope,
    one: readLabel(answers.one ?? singularOf(many.split('/')[0]?.trim() ?? ''), project),
    many: readLabel(many, project),
    fields: field.map((text) => readField(text, project.translate)),
    flag: flag === 'none' ? null : (flag ?? defaultFlag(name, scope)),
    permission: answers.permission ?? defaultPermission(name, scope),
    writePermission: answers['write-permission'] ?? null,
    views: readViews(answers.views ?? defaultViews),
    icon: answers.icon ?? 'checklist',
  };
};
