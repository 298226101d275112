import type { Resource } from '@core/resource/resource';
import { runCommand } from '@scripts/check-api/command';
import { createHarness, type Harness } from '../api/harness';

type Json = Record<string, unknown>;

/** What a provider does otherwise than the bundled server. */
export interface Spoil {
  /** Calls that it concerns, by their path. */
  readonly at: RegExp;
  /** What the server hears instead of the address. */
  readonly address?: (url: URL, method: string) => void;
  /** What the caller gets instead of the body. */
  readonly body?: (body: Json, url: URL) => unknown;
  readonly status?: number;
  /** Answers callers without a token as if they had this one. */
  readonly token?: string;
}

const base = 'https://provider.example/api/v1';

/** The provider that the check calls: the bundled server, with a function that spoils its answers. */
const providerOf = (app: Harness['app'], spoil: Spoil | undefined, asked: string[]): typeof fetch =>
  (async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const isMeant = spoil?.at.test(url.pathname) === true;
    asked.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (isMeant) spoil.address?.(url, init.method ?? 'GET');
    const headers = new Headers(init.headers);
    if (isMeant && spoil.token !== undefined && !headers.has('Authorization'))
      headers.set('Authorization', `Bearer ${spoil.token}`);
    const answer = await app.request(url.pathname + url.search, { ...init, headers });
    if (!isMeant || (!spoil.body && spoil.status === undefined)) return answer;
    const body = (await answer.json()) as Json;
    const isGood = answer.status === 200;
    return Response.json(isGood && spoil.body ? spoil.body(body, url) : body, {
      status: (isGood ? spoil.status : undefined) ?? answer.status,
    });
  }) as typeof fetch;

/** Runs the check as a person would, against the bundled server or a spoilt one. */
export const createProvider = async (resources?: readonly Resource[]) => {
  const api = await createHarness();
  const tokens = {
    admin: await api.tokenOf('admin'),
    agency: await api.tokenOf('agency'),
    limited: await api.tokenOf('limited'),
  };
  const check = async (args: readonly string[], spoil?: Spoil, account: keyof typeof tokens = 'admin') => {
    const printed: string[] = [];
    const asked: string[] = [];
    const code = await runCommand(['--url', base, ...args], {
      environment: { PORTAL_API_TOKEN: tokens[account] },
      print: (text) => printed.push(text),
      send: providerOf(api.app, spoil, asked),
      ...(resources && { resources }),
    });
    return { code, printed: printed.join('\n'), asked };
  };
  return { check, tokens, api };
};

/** Changes every row of a list's answer. */
export const eachRow =
  (change: (row: Json) => Json) =>
  (body: Json): Json => ({
    ...body,
    ...(Array.isArray(body['data']) && { data: (body['data'] as Json[]).map(change) }),
  });
