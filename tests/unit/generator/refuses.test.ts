import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runGenerator } from './run-generator';

const text = ['--field', 'plate:text'];
const named = (name: string, ...more: string[]) => ['--name', name, ...more];

describe('what cannot become a resource is rejected, with advice on what to do', () => {
  test.each<[what: string, args: string[], complaint: RegExp]>([
    ['a name in capitals', named('Airships', ...text), /lower case/],
    ['a name that leads elsewhere', named('../evil', ...text), /lower case/],
    ['a name that is too long', named('a'.repeat(41), ...text), /at most 40/],
    ['an existing resource', named('claims', ...text), /claims already/],
    ['an existing page', named('dashboard', ...text), /dashboard already/],
    ['an existing table', named('refresh-tokens', ...text), /already/],
    ['an existing address', named('worksites', ...text), /address \/worksites is taken/],
    ['an address of the portal itself', named('login', ...text), /taken by the portal/],
    ['the name of the list of resources', named('index', ...text), /taken/],
    ['a field in camel case', named('airships', '--field', 'plateNumber:text'), /snake_case/],
    ['a field without a kind', named('airships', '--field', 'plate'), /name:kind/],
    ['an unknown kind', named('airships', '--field', 'plate:string'), /"string" is no kind.*text, number/],
    ['a kind by the name of an object’s own', named('airships', '--field', 'plate:toString'), /no kind/],
    ['a reserved field', named('airships', ...text, '--field', 'id:number'), /cannot be called id/],
    ['a parameter of lists', named('airships', ...text, '--field', 'sort:text'), /cannot be called sort/],
    ['a column of the database', named('airships', ...text, '--field', 'plate_folded:text'), /_folded/],
    ['a field twice', named('airships', ...text, ...text), /stands twice/],
    ['no text field', named('airships', '--field', 'price:money'), /kind text is needed/],
    ['a status without values', named('airships', ...text, '--field', 'stage:status'), /needs its values/],
    [
      'a status with an unknown meaning',
      named('airships', '--field', 's:status(A=green)'),
      /meaning of a chip/,
    ],
    ['a status value that filters use', named('airships', '--field', 's:status(All,B)'), /not the word All/],
    ['a status value that breaks keys', named('airships', '--field', 's:status(a.b)'), /status value/],
    ['a status value twice', named('airships', '--field', 's:status(A,A)'), /stands once/],
    ['a status that may be missing', named('airships', '--field', 's:status(A,B)?'), /always has a value/],
    ['values of what is no status', named('airships', '--field', 'plate:text(A)'), /Only a status/],
    ['an unknown scope', named('airships', ...text, '--scope', 'world'), /client, global, agency/],
    ['an unknown view', named('airships', ...text, '--views', 'list,grid'), /"grid" is no view/],
    ['no list', named('airships', ...text, '--views', 'create'), /add list/],
    ['a flag in capitals', named('airships', ...text, '--flag', 'EIP'), /snake_case/],
    [
      'a kind of user as permission',
      named('airships', ...text, '--permission', 'act_as_eip_admin'),
      /kind of user/,
    ],
    [
      'a permission of another area',
      named('airships', ...text, '--permission', 'eip_menu_workers'),
      /one of its own/,
    ],
    [
      'a name of records that may be missing',
      named('airships', '--field', 'plate:text?'),
      /leave out its "\?"/,
    ],
    ['a label with a variable in it', named('airships', '--field', 'plate:text:{{x}}'), /cannot be a label/],
    ['an icon that is none', named('airships', ...text, '--icon', 'truck'), /"truck" is no icon.*badge/],
    ['an unknown flag of the command', named('airships', '--fields', 'x'), /--help/],
    [
      'more than a declaration holds',
      [
        ...named('airships', ...text),
        ...Array.from({ length: 75 }, (_, at) => ['--field', `f${at}:number`]).flat(),
      ],
      /lines, and 80 is the most/,
    ],
  ])('%s', async (_what, args, errorText) => {
    const { code, printed, root } = await runGenerator(args);
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(printed).toMatch(errorText);
    expect(existsSync(join(root, 'resources'))).toBe(false);
  });
});
