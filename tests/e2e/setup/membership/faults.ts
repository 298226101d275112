import type { Page, Request, Route } from '@playwright/test';

/** URL patterns of the form's calls (contract, F1 to F6). */
export const calls = {
  lookup: '**/pact-form/lookup?*',
  verify: '**/pact-form/verify',
  checkAddress: '**/pact-form/address-check',
  save: '**/pact-form/forms',
  connect: '**/pact-form/forms/*/signing-sessions',
  askReturn: '**/pact-form/signing-return',
} as const;
export type CallName = keyof typeof calls;

/** Faults that need the real server's data. `tests/e2e/faults/membership.all.e2e.ts` tests each call under every fault. */
const faults = {
  'the page of a gateway': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad Gateway</h1>' }),
  'no connection': (route: Route) => route.abort(),
  'an answer that is lost': (route: Route) => route.fetch().then(() => route.abort()),
  'half of an answer': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"result":"eligible","form_tok' }),
  'a refusal without reasons': (route: Route) =>
    route.fulfill({ status: 422, json: { detail: 'unprocessable' } }),
  'an ended token': (route: Route) => route.fulfill({ status: 403, json: { detail: 'form token expired' } }),
} as const;
export type FaultName = keyof typeof faults;

/** Breaks only the next such call. */
export const breakNext = (page: Page, call: CallName, fault: FaultName): Promise<unknown> =>
  page.route(calls[call], faults[fault], { times: 1 });

/** Returns a function that returns and clears the idempotency keys of the forms sent so far. */
export const keysOf = (page: Page): (() => string[]) => {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (/\/pact-form\/forms$/.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return () => keys.splice(0);
};
