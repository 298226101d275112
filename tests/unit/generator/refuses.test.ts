import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runGenerator } from './run-generator';

const text = ['--field', 'plate:text'];
const named = (name: string, ...more: string[]) => ['--name', name, ...more];

describe('what cannot become a resource is rejected, with advice on what to do', () => {
  test.each<[what: string, args: string[], complaint: RegExp]>([
    ['a name in capitals', named('Airships', ...text), /kebab-case/],
    ['a name that leads elsewhere', named('../evil', ...text), /kebab-case/],
    ['a name that is too long', named('a'.repeat(41), ...text), /at most 40/],
    ['an existing resource', named('claims', ...text), /claims is in use/],
    ['an existing page', named('dashboard', ...text), /dashboard is in use/],
    ['an existing table', named('refresh-tokens', ...text), /refresh-tokens is in use/],
    ['an existing address', named('worksites', ...text), /worksites is in use/],
    ['an address of the portal itself', named('login', ...text), /login is in use/],
    ['the name of the list of resources', named('index', ...text), /index is in use/],
    ['a field in camel case', named('airships', '--field', 'plateNumber:text'), /snake_case/],
    ['a field without a kind', named('airships', '--field', 'plate'), /name:kind/],
    ['an unknown kind', named('airships', '--field', 'plate:string'), /"string" is not a kind.*text, number/],
    ['a kind by the name of an object’s own', named('airships', '--field', 'plate:toString'), /not a kind/],
    [
      'a reserved field',
      named('airships', ...text, '--field', 'id:number'),
      /field name id is reserved, because the generator adds it/,
    ],
    [
      'the version of records',
      named('airships', ...text, '--field', 'version:number'),
      /version of a record/,
    ],
    [
      'the client of records',
      named('airships', ...text, '--field', 'client_id:number'),
      /client of a record/,
    ],
    [
      'a filter by the name of a parameter',
      named('airships', ...text, '--field', 'sort:status(A,B)'),
      /parameter sort already/,
    ],
    ['a column of the database', named('airships', ...text, '--field', 'plate_folded:text'), /_folded/],
    ['a field twice', named('airships', ...text, ...text), /given twice/],
    ['no text field', named('airships', '--field', 'price:money'), /kind text .* is needed/],
    [
      'a name of records that may be missing',
      named('airships', '--field', 'plate:text?'),
      /without "\?" is needed/,
    ],
    ['a status without values', named('airships', ...text, '--field', 'stage:status'), /needs values/],
    [
      'a status with an unknown meaning',
      named('airships', '--field', 's:status(A=green)'),
      /meaning of a chip/,
    ],
    ['a status value that filters use', named('airships', '--field', 's:status(All,B)'), /not the word All/],
    ['a status value that breaks keys', named('airships', '--field', 's:status(a.b)'), /status value/],
    ['a status value twice', named('airships', '--field', 's:status(A,A)'), /same value twice/],
    ['a status that may be missing', named('airships', '--field', 's:status(A,B)?'), /always has a value/],
    ['values of what is no status', named('airships', '--field', 'plate:text(A)'), /no other kind/],
    ['a record of no resource', named('airships', ...text, '--field', 'x:record'), /its resource/],
    [
      'a record of a resource that does not exist',
      named('airships', ...text, '--field', 'x:record(ports)'),
      /"ports" is not a resource that a record of the scope client can refer to.*locations/,
    ],
    [
      'a record of a client, referred to from none',
      named('airships', ...text, '--scope', 'global', '--field', 'x:record(locations)'),
      /of the scope global/,
    ],
    ['a label with a variable in it', named('airships', '--field', 'plate:text:{{x}}'), /not a label/],
    ['a translation with markup in it', named('airships', '--field', 's:status(A/<b>)'), /not a label/],
    ['an unknown scope', named('airships', ...text, '--scope', 'world'), /client, global, agency/],
    ['an unknown operation', named('airships', ...text, '--operations', 'edit,export'), /"export" is not an/],
    ['a flag in capitals', named('airships', ...text, '--flag', 'EIP'), /snake_case/],
    [
      'a kind of user as permission',
      named('airships', ...text, '--permission', 'act_as_eip_admin'),
      /act_as_eip_admin is in use/,
    ],
    [
      'a permission of another area',
      named('airships', ...text, '--write-permission', 'eip_menu_workers'),
      /eip_menu_workers is in use/,
    ],
    ['an icon that is none', named('airships', ...text, '--icon', 'truck'), /"truck" is not.*badge/],
    ['an unknown flag of the command', named('airships', '--fields', 'x'), /'--fields'.*--help/],
    [
      'more than a declaration holds',
      [
        ...named('airships', ...text),
        ...Array.from({ length: 75 }, (_, at) => ['--field', `f${at}:number`]).flat(),
      ],
      /lines, more than 80/,
    ],
  ])('%s', async (_what, args, errorText) => {
    const { code, printed, root } = await runGenerator(args);
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(printed).toMatch(errorText);
    expect(existsSync(join(root, 'resources'))).toBe(false);
  });
});
