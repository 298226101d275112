import type { Route } from '@playwright/test';
import { answerOf, withUnknownWords, withWrongTypes } from './odd-answers';

export interface Usual {
  readonly status?: number;
  readonly json?: unknown;
}

/** What a faulty call needs of the page that makes it. */
export interface Scene {
  /** How many such calls came before this one. */
  readonly before: number;
  /** Answers nothing until the returned promise resolves. */
  readonly hold: () => Promise<void>;
  /** An address whose answer breaks off in the middle. */
  readonly cutUrl: string;
  /** The usual answer, where none of the server's is to be had. */
  readonly usual?: Usual | undefined;
}

type Answer = (route: Route, scene: Scene) => Promise<unknown>;

const json = 'application/json';
const gateway = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const refusal =
  (
    status: number,
    detail: string,
    more: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Answer =>
  (route) =>
    route.fulfill({ status, headers, json: { detail, ...more } });
const body =
  (text: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType: json, body: text });
const changed =
  (change: (answer: unknown) => unknown): Answer =>
  async (route, { usual }) => {
    const { status, json: answer } = usual ?? (await answerOf(route));
    await route.fulfill({ ...(status !== undefined && { status }), json: change(answer) });
  };
const pass: Answer = (route) => route.fallback();
const afterHold: Answer = async (route, { hold, before }) => {
  if (before === 0) await hold();
  await route.fallback();
};

/** Every way in which a call can go wrong. */
export const faults = {
  'a fault of the server': refusal(500, 'internal error'),
  'the page of a gateway': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: gateway }),
  'a busy server': refusal(503, 'unavailable', {}, { 'Retry-After': '2' }),
  'no answer': (_, { hold }) => hold(),
  'a slow answer': afterHold,
  'half an answer': (route, { cutUrl }) => route.continue({ url: cutUrl }),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'no network': (route) => route.abort('internetdisconnected'),
  'malformed JSON': body('{"data": [{"key":'),
  'an empty answer': body(''),
  'no content': (route) => route.fulfill({ status: 204 }),
  null: body('null'),
  'missing data': body('{}'),
  'wrong types': changed(withWrongTypes),
  'an unknown status word': changed(withUnknownWords),
  'an old token': (route, scene) =>
    scene.before === 0 ? refusal(401, 'token expired')(route, scene) : pass(route, scene),
  'an old token, and no new one': refusal(401, 'token expired'),
  'an old token, and a fault at the refresh': refusal(401, 'token expired'),
  forbidden: refusal(403, 'forbidden'),
  'not found': refusal(404, 'not found'),
  'a conflict': refusal(409, 'conflict'),
  'refused fields': refusal(422, 'invalid', {
    errors: { first_name: 'max', location_name: 'max', name: 'max', username: 'invalid', password: 'common' },
  }),
  'too many calls': refusal(429, 'too many attempts', {}, { 'Retry-After': '61' }),
  'answers out of order': async (route, { hold, before }) => {
    if (before === 1) await hold();
    await route.fallback();
  },
  'pressed twice': afterHold,
  'an answer lost after the deed': async (route) => {
    await route.fetch();
    await route.abort();
  },
} as const satisfies Readonly<Record<string, Answer>>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly FaultName[];

export const refreshAnswers: Readonly<Partial<Record<FaultName, number>>> = {
  'an old token, and no new one': 401,
  'an old token, and a fault at the refresh': 500,
};

/**
 * In milliseconds of the page's clock: two repetitions after 1 s and 2 s, or after 2 s each where a busy server says so. Without any
 * answer the call is given up after 30 s; all others fail at once, but a real connection that breaks off does not follow that clock.
 */
export const patienceFor = (fault: FaultName): number =>
  fault === 'no answer' ? 35_000 : fault === 'half an answer' ? 20_000 : 8_000;
