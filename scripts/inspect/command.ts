import { parseArgs } from 'node:util';
import { areas, resources } from '@resources';
import { apiDocument } from '@server/openapi/document';
import { inspectArea, type InspectedArea } from './inspect-area';

const help = `Usage: npm run inspect -- [names of resources or pages] [--json]
Prints what follows from the declarations: routes, fields, calls, and the rights of the demo roles with all flags on.`;

// Read here, because modules can only be loaded while this one is.
const document = await apiDocument(resources);

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [`  ${title}`, ...lines.map((line) => `    ${line}`)] : [];

/** Aligns the values of an object behind its names. */
const columns = (values: Readonly<Record<string, string>>): readonly string[] => {
  const width = Math.max(0, ...Object.keys(values).map(({ length }) => length));
  return Object.entries(values).map(([name, value]) => `${name.padEnd(width)}  ${value}`);
};

const textOf = ({
  name,
  kind,
  file,
  flag,
  permissions,
  routes,
  fields,
  calls,
  rights,
}: InspectedArea): string =>
  [
    `${name} (${kind}, ${file})`,
    ...part('Access', [
      ...(flag === undefined ? [] : [`flag ${flag}`]),
      ...(permissions.length > 0 ? [`permissions ${permissions.join(', ')}`] : []),
    ]),
    ...part('Routes', routes),
    ...part('Fields', columns(fields)),
    ...part('Calls', calls),
    ...part(
      'Rights',
      columns(
        Object.fromEntries(
          Object.entries(rights).map(([role, { may, hidden, readOnly }]) => [
            role,
            [
              may.join(', '),
              ...(hidden.length > 0 ? [`not ${hidden.join(', ')}`] : []),
              ...(readOnly.length > 0 ? [`read only ${readOnly.join(', ')}`] : []),
            ].join('; '),
          ]),
        ),
      ),
    ),
  ].join('\n');

/** Runs `npm run inspect`. Returns the exit code: 0, or 1 for a name or an option that does not exist. */
export const inspectCommand = (args: readonly string[], print: (text: string) => void): number => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    print(`${(error as Error).message}\n${help}`);
    return 1;
  }
  const { values, positionals: names } = parsed;
  if (values.help) {
    print(help);
    return 0;
  }
  const unknown = names.find((name) => !areas.some((area) => area.name === name));
  if (unknown !== undefined) {
    print(
      `There is no resource or page "${unknown}". Possible: ${areas.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const inspected = areas
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((area) => inspectArea(area, document));
  print(values.json ? JSON.stringify(inspected, null, 2) : inspected.map(textOf).join('\n\n'));
  return 0;
};
