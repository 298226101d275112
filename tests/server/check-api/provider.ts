import type { Resource } from '@core/resource/resource';
import { runCommand } from '@scripts/check-api/command';
import { createHarness, type Harness } from '../api/harness';

type Json = Record<string, unknown>;

/** How a provider differs from the bundled server. */
export interface ProviderFault {
  /** Matches the paths of the affected calls. */
  readonly at: RegExp;
  /** Changes the address that the server receives. */
  readonly address?: (url: URL, method: string) => void;
  /** Returns the body that the caller receives instead. */
  readonly body?: (body: Json, url: URL) => unknown;
  readonly status?: number;
  /** The token used for callers without one. */
  readonly token?: string;
}

const base = 'https://provider.example/api/v1';

/** Returns the `fetch` that the check calls: the bundled server with spoiled responses. */
const providerOf = (
  app: Harness['app'],
  fault: ProviderFault | undefined,
  requests: string[],
): typeof fetch =>
  (async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const isAffected = fault?.at.test(url.pathname) === true;
    requests.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (isAffected) fault.address?.(url, init.method ?? 'GET');
    const headers = new Headers(init.headers);
    if (isAffected && fault.token !== undefined && !headers.has('Authorization'))
      headers.set('Authorization', `Bearer ${fault.token}`);
    const answer = await app.request(url.pathname + url.search, { ...init, headers });
    if (!isAffected || (!fault.body && fault.status === undefined)) return answer;
    const body = (await answer.json()) as Json;
    const isGood = answer.status === 200;
    return Response.json(isGood && fault.body ? fault.body(body, url) : body, {
      status: (isGood ? fault.status : undefined) ?? answer.status,
    });
  }) as typeof fetch;

/** Runs the check as a developer would, against the bundled server or a spoiled one. */
export const createProvider = async (resources?: readonly Resource[]) => {
  const api = await createHarness();
  const tokens = {
    admin: await api.tokenOf('admin'),
    agency: await api.tokenOf('agency'),
    limited: await api.tokenOf('limited'),
  };
  const check = async (
    args: readonly string[],
    fault?: ProviderFault,
    account: keyof typeof tokens = 'admin',
  ) => {
    const printed: string[] = [];
    const requests: string[] = [];
    const code = await runCommand(['--url', base, ...args], {
      environment: { PORTAL_API_TOKEN: tokens[account] },
      print: (text) => printed.push(text),
      send: providerOf(api.app, fault, requests),
      ...(resources && { resources }),
    });
    return { code, printed: printed.join('\n'), requests };
  };
  return { check, tokens, api };
};

/** Returns a function that changes every row in the response of a list. */
export const eachRow =
  (change: (row: Json) => Json) =>
  (body: Json): Json => ({
    ...body,
    ...(Array.isArray(body['data']) && { data: (body['data'] as Json[]).map(change) }),
  });
