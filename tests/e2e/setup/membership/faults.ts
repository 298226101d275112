import type { Page, Request, Route } from '@playwright/test';

/** The calls of the form (contract, F1 to F6) by their addresses. */
export const calls = {
  lookup: '**/pact-form/lookup?*',
  verify: '**/pact-form/verify',
  checkAddress: '**/pact-form/address-check',
  save: '**/pact-form/forms',
  connect: '**/pact-form/forms/*/signing-sessions',
  askReturn: '**/pact-form/signing-return',
} as const;
export type CallName = keyof typeof calls;

const gateway = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const json = 'application/json';

/** Every way in which a call can go wrong. */
const faults = {
  'a fault of the server': (route: Route) =>
    route.fulfill({ status: 500, json: { detail: 'internal error' } }),
  'the page of a gateway': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: gateway }),
  'no connection': (route: Route) => route.abort(),
  'an answer that is lost': async (route: Route) => {
    await route.fetch();
    await route.abort();
  },
  'half of an answer': (route: Route) =>
    route.fulfill({ status: 200, contentType: json, body: '{"result":"eligible","form_tok' }),
  'an empty answer': (route: Route) => route.fulfill({ status: 200, contentType: json, body: '' }),
  'too many calls': (route: Route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { detail: 'too many attempts' } }),
  'a refusal without reasons': (route: Route) =>
    route.fulfill({ status: 422, json: { detail: 'unprocessable' } }),
  'an ended token': (route: Route) => route.fulfill({ status: 403, json: { detail: 'form token expired' } }),
  'a slow answer': async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  },
} as const;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly FaultName[];
export const isLost = (fault: FaultName): boolean =>
  fault === 'no connection' || fault === 'an answer that is lost';

/** The next such call goes wrong, and no other. */
export const breakNext = (page: Page, call: CallName, fault: FaultName): Promise<unknown> =>
  page.route(calls[call], faults[fault], { times: 1 });

const isWrite = (request: Request) => /\/pact-form\/forms$/.test(request.url());

/** The keys of the forms that were sent since it was last asked. */
export const keysOf = (page: Page): (() => string[]) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isWrite(request)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return () => keys.splice(0);
};
