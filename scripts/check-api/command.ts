import { parseArgs } from 'node:util';
import type { Resource } from '@core/resource/resource';
import { resources as declared } from '@resources';
import { openCaller } from './caller';
import { isOpenTo } from './check-access';
import { checkResource } from './check-resource';
import { connect } from './connection';
import type { Difference } from './difference';
import { reportOf } from './report';

const help = `npm run check:api -- --url https://host/api/v1 [more flags]
  Asks a provider's API for everything that the portal asks for and lists what it does otherwise than declared.
  Ends with 1 when it found a difference, with 2 when it could not ask.

  --url       the API address, which ends in its version
  --token     an access token; better in the environment as PORTAL_API_TOKEN, where no shell history keeps it
  --client    number of the client to ask about; the first one when absent
  --resource  only this one; may be given several times
  --write     sends an empty form to every creation too, which must be refused; without it everything is only read
  --help      this text
`;

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly send?: typeof fetch;
  readonly resources?: readonly Resource[];
}

interface CheckOptions {
  readonly url: string;
  readonly token: string;
  readonly client: number | undefined;
  readonly names: readonly string[];
  readonly write: boolean;
}

/** Returns the options from the command line, or an error message when they are invalid. */
const parseOptions = (
  argv: readonly string[],
  environment: CommandContext['environment'],
  known: readonly string[],
): CheckOptions | string => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      client: { type: 'string' },
      resource: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return help;
  const { url = '', client, resource: names = known, write = false } = values;
  const token = values.token ?? environment['PORTAL_API_TOKEN'] ?? '';
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    return 'Say where the API is: --url https://host/api/v1';
  if (token === '') return 'Say who asks: PORTAL_API_TOKEN in the environment, or --token.';
  if (client !== undefined && !/^\d{1,9}$/.test(client)) return '--client is a number.';
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `There is no resource ${unknown}: choose among ${known.join(', ')}.`;
  const trimmedUrl = url.replace(/\/+$/, '');
  return {
    url: new URL(trimmedUrl).pathname === '/' ? `${trimmedUrl}/api/v1` : trimmedUrl,
    token,
    client: client === undefined ? undefined : Number(client),
    names,
    write,
  };
};

const readArguments = (...given: Parameters<typeof parseOptions>): CheckOptions | string => {
  try {
    return parseOptions(...given);
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n--help lists what there is.`;
  }
};

/** Runs `npm run check:api`. Returns the exit code. */
export const runCommand = async (argv: readonly string[], context: CommandContext): Promise<number> => {
  const { environment, print, send, resources = declared } = context;
  const parsed = readArguments(
    argv,
    environment,
    resources.map(({ name }) => name),
  );
  if (typeof parsed === 'string') {
    print(parsed);
    return parsed === help ? 0 : 2;
  }
  const caller = await openCaller(connect(parsed.url, parsed.token, send), parsed.token, parsed.client);
  if (typeof caller === 'string') {
    print(caller);
    return 2;
  }
  const requested = resources.filter(({ name }) => parsed.names.includes(name));
  const found: Difference[] = [];
  for (const resource of requested) found.push(...(await checkResource(resource, caller, parsed.write)));
  const closed = requested.filter((resource) => !isOpenTo(resource, caller)).map(({ name }) => name);
  if (closed.length > 0)
    print(`Closed to this token, so only the refusal was checked: ${closed.join(', ')}.`);
  print(found.length > 0 ? reportOf(found) : `No difference in ${requested.length} resources.`);
  return found.length > 0 ? 1 : 0;
};
