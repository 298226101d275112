import { parseArgs } from 'node:util';
import { providerFlags } from '@resources/areas';
import { parseChoice, parseLabel, parseText } from '../new-resource/checks';
import { orNone, parseFlag, parsePermission, scopeNames, scopes } from '../new-resource/options';
import { icons, nextMenuOrder, takenNames } from '../new-resource/project';
import type { Prompt } from '../new-resource/prompts';
import { renderTemplate } from '../new-resource/render-template';
import { flagError, flagsText, type Terminal, useDefault, writeNew } from '../new-resource/write-new';

const options = {
  name: { type: 'string', text: 'Name in kebab-case, such as pay-week; also the address' },
  title: { type: 'string', text: 'Title; Spanish after a slash, such as Pay week/Semana de pago' },
  scope: { type: 'string', text: 'Scope: client (below /clients/:clientId), global or agency' },
  flag: { type: 'string', text: 'Feature flag, or none' },
  permission: { type: 'string', text: 'Permission for the page and its menu entry, or none' },
  icon: { type: 'string', text: 'Menu icon, from src/ui/layout/icons.tsx' },
  help: { type: 'boolean', text: 'Print this text' },
} as const;

const help = `Usage: npm run new:page -- --name pay-week [more flags]
Asks for what the flags leave open, unless they give a name and a title. Existing files are never overwritten.

${flagsText(options)}
`;

const next = `Next: "npm run dev" shows the page, "npm run words:review" lists the Spanish texts to review.
docs/custom-pages.md explains what a page can use.`;

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw flagError(error, 'new:page');
  }
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads the new page from the flags, and asks for what they leave open. */
const readPage = async (flags: ReturnType<typeof readFlags>, prompt: Prompt) => {
  const read = <T>(
    option: Exclude<keyof typeof options, 'help'>,
    initial: string,
    parse: (text: string) => T,
  ) => {
    const given = flags[option];
    return given === undefined ? prompt(options[option].text, initial, parse) : parse(given);
  };
  const name = await read('name', '', (text) => parseText('name', text, takenNames));
  const suffix = name.replaceAll('-', '_');
  const title = await read('title', capitalize(name.replaceAll('-', ' ')), parseLabel);
  const scope = await read('scope', 'client', (text) => parseChoice('a scope', scopeNames, text));
  const { group, flag, menu } = scopes[scope];
  return {
    name,
    title,
    scope,
    group,
    order: nextMenuOrder(group),
    flag: await read('flag', `${flag}_${suffix}`, orNone(parseFlag)),
    permission: await read('permission', `${menu}_${suffix}`, orNone(parsePermission)),
    icon: await read('icon', 'checklist', (text) => parseChoice('a menu icon', icons, text)),
  };
};

/** Runs `npm run new:page` in the project's root folder. Returns the exit code. */
export const runPageCommand = (args: readonly string[], terminal: Terminal): Promise<number> =>
  writeNew(terminal, next, async (prompt) => {
    const flags = readFlags(args);
    if (flags.help) return help;
    const isComplete = flags.name !== undefined && flags.title !== undefined;
    const page = await readPage(flags, isComplete ? useDefault : prompt);
    const data = {
      ...page,
      isNewFlag: !providerFlags.some((known) => known === page.flag),
      component: page.name.split('-').map(capitalize).join(''),
    };
    const render = (template: string) => renderTemplate(terminal.root, template, data);
    return {
      [`resources/${page.name}/resource.ts`]: await render('page.ts'),
      [`resources/${page.name}/ui/page.tsx`]: await render('page-component.tsx'),
      [`locales/en/resources/${page.name}.ts`]: await render('page-words-en.ts'),
      [`locales/es/resources/${page.name}.ts`]: await render('page-words-es.ts'),
    };
  });
