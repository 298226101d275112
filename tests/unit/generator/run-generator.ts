import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { runCommand } from '@scripts/new-resource/command';

/** Creates a temporary folder that contains only the style in which files are written. */
export const newFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'portal-generator-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyFileSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'));
  return root;
};

/** Runs a generator, that of resources by default, as a terminal would: its arguments, its input, and its output. */
export const runGenerator = async (
  args: readonly string[],
  {
    root = newFolder(),
    typed = '',
    command = runCommand,
  }: { readonly root?: string; readonly typed?: string; readonly command?: typeof runCommand } = {},
) => {
  let printed = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      printed += chunk.toString();
      done();
    },
  });
  const code = await command(args, { root, input: Readable.from([typed]), output });
  return { root, code, printed, read: (path: string) => readFileSync(join(root, path), 'utf8') };
};

export const airships = [
  ...['--name', 'airships', '--one', 'airship/dirigible', '--many', 'airships/dirigibles'],
  ...['--field', 'plate:text::Matrícula', '--field', 'make:text::Marca'],
  ...['--field', 'stage:status(In use/En uso=success,In repair/En taller=warning,Sold/Vendido):Status'],
  ...['--field', 'location_name:text:Worksite', '--field', 'bought_on:date?:Bought on:Comprado el'],
  ...['--field', 'price:money?::Precio', '--field', 'driver_phone:phone?:Phone'],
  ...['--field', 'seats:number::Asientos', '--field', 'owned_share:percent?::Participación'],
  ...['--field', 'first_flight:month::Primer vuelo', '--field', 'insured:boolean::Asegurado'],
  ...['--field', 'built_in:year::Año', '--field', 'industry_id:record(industries)?:Industry:Giro'],
  ...['--field', 'leased:boolean?::Arrendado', '--field', 'web_page:link?::Página web'],
  ...['--field', 'remarks:long-text?::Observaciones'],
];
