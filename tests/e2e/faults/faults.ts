import { createServer, type AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';

export type Fulfilled = NonNullable<Parameters<Route['fulfill']>[0]>;

/** What a fault needs to know about the call. */
interface Scene {
  /** The number of such calls before this one. */
  readonly before: number;
  /** Resolves when held calls may continue. */
  readonly released: Promise<void>;
  /** The usual response, for calls that do not reach the server. */
  readonly mockAnswer?: Fulfilled | undefined;
}

/** A server that announces a long response and closes the connection in the middle of it. */
const half =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"data": [{"key":';
const cut = createServer((socket) => socket.once('data', () => socket.end(half)));
cut.listen(0, '127.0.0.1').unref();

const refusal = (status: number, detail: string, more: object = {}): Fulfilled => ({
  status,
  json: { detail, ...more },
});
const body = (text: string): Fulfilled => ({ contentType: 'application/json', body: text });
const expired = refusal(401, 'token expired');

/** Responds with the usual response, or the server's, with every value passed through `change`. */
const changed =
  (change: (name: string, value: unknown) => unknown) =>
  async (route: Route, { mockAnswer }: Scene): Promise<void> => {
    const answer = mockAnswer ? undefined : await route.fetch();
    const text = mockAnswer ? JSON.stringify(mockAnswer.json) : await answer?.text();
    const status = mockAnswer?.status ?? answer?.status() ?? 200;
    return route.fulfill({ status, json: JSON.parse(text || 'null', change) as unknown });
  };
/** Gives every value another type and adds invalid rows to arrays. */
const wrong = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return [null, 7, 'row', ...(value as unknown[])];
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'many';
  return typeof value === 'boolean' ? 'maybe' : (value ?? 0);
};
const withUnknownStatus = (name: string, value: unknown) =>
  typeof value === 'string' && /(status|^stage|^kind|^outcome|^state|^result)$/.test(name)
    ? 'unheard_of'
    : value;

/** Holds the call with this index until it is released. */
const held =
  (rank: number) =>
  async (route: Route, { before, released }: Scene): Promise<void> => {
    if (before === rank) await released;
    await route.fallback();
  };

/** Every way in which a call can fail: a response, or a handler for the call. */
export const faults = {
  'a fault of the server': refusal(500, 'internal error'),
  'the page of a gateway': {
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><h1>Bad Gateway</h1>',
  },
  'a busy server': { ...refusal(503, 'unavailable'), headers: { 'Retry-After': '2' } },
  'no answer': (_: Route, { released }: Scene) => released,
  'a slow answer': held(0),
  'half an answer': (route: Route) =>
    route.continue({ url: `http://localhost:${(cut.address() as AddressInfo).port}/` }),
  'a refused connection': (route: Route) => route.abort('connectionrefused'),
  'no network': (route: Route) => route.abort('internetdisconnected'),
  'malformed JSON': body('{"data": [{"key":'),
  'an empty answer': body(''),
  'no content': { status: 204 },
  null: body('null'),
  'missing data': body('{}'),
  'wrong types': changed(wrong),
  'an unknown status word': changed(withUnknownStatus),
  'an old token': (route: Route, { before }: Scene) =>
    before === 0 ? route.fulfill(expired) : route.fallback(),
  'an old token, and no new one': expired,
  'an old token, and a fault at the refresh': expired,
  forbidden: refusal(403, 'forbidden'),
  'not found': refusal(404, 'not found'),
  'a conflict': refusal(409, 'conflict'),
  'refused fields': refusal(422, 'invalid', {
    errors: { first_name: 'max', location_name: 'max', name: 'max', username: 'invalid', password: 'common' },
  }),
  'too many calls': { ...refusal(429, 'too many attempts'), headers: { 'Retry-After': '61' } },
  'answers out of order': held(1),
  'pressed twice': held(0),
  'an answer lost after the deed': (route: Route) => route.fetch().then(() => route.abort()),
} as const satisfies Readonly<Record<string, Fulfilled | ((route: Route, scene: Scene) => Promise<void>)>>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly FaultName[];

/** The status of the refresh call under faults that change it. */
export const refreshAnswers: Readonly<Partial<Record<FaultName, number>>> = {
  'an old token, and no new one': 401,
  'an old token, and a fault at the refresh': 500,
};
