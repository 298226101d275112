import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Route } from '@playwright/test';
import { sized } from '@tests/helpers/arbitraries';

/** Every request that a browser sends until the form is signed. */
const places = {
  page: /^GET \/thepactform\?/,
  lookup: /^GET \/api\/pact-form\/lookup\?/,
  verify: /^POST \/api\/pact-form\/verify$/,
  draft: /^POST \/api\/pact-form\/drafts$/,
  form: /^POST \/api\/pact-form\/forms$/,
  session: /^POST \/api\/pact-form\/forms\/[^/]+\/signing-sessions$/,
  'signing page': /^GET \/signing\/[\w-]+(\?|$)/,
  signature: /^POST \/signing\/[\w-]+$/,
  return: /^POST \/api\/pact-form\/signing-return$/,
} as const;
export type Place = keyof typeof places;
const placeNames = Object.keys(places) as Place[];

const kinds = ['server', 'tab', 'device', 'network'] as const;
type Kind = (typeof kinds)[number];

export interface Loss {
  readonly place: Place;
  /** What is lost. */
  readonly kind: Kind;
  /**
   * When it is lost: before the request is sent, after the server has responded but before the response arrives, or this many
   * milliseconds after the request was sent.
   */
  readonly moment: 'request' | 'answer' | number;
}

/** A moment while the server works on the request or soon afterwards, in milliseconds. */
const after = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 400 }));

/** The seed of the random generator. `TEST_SEED` repeats a run. */
const { seed = 0 } = sized(1, 1);
const draw = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed, numRuns });

/**
 * Plans this many losses in random order. Every place is used once before one is used again; kinds and moments
 * alternate, so that a few losses cover all of them.
 */
export const planLosses = (count: number): { readonly seed: number; readonly losses: readonly Loss[] } => {
  const every = fc.shuffledSubarray(placeNames, { minLength: placeNames.length });
  const inOrder = draw(every, Math.ceil(count / placeNames.length)).flat();
  const losses = draw(after, count).map((milliseconds, at): Loss => {
    const moments = ['request', 'answer', milliseconds] as const;
    return {
      place: inOrder[at] ?? 'form',
      kind: kinds[at % kinds.length] ?? 'server',
      moment: moments[at % moments.length] ?? 'request',
    };
  });
  return { seed, losses };
};

const placeOf = (request: Request): Place | undefined => {
  const { pathname, search } = new URL(request.url());
  const asked = `${request.method()} ${pathname}${search}`;
  return placeNames.find((name) => places[name].test(asked));
};

/** How each kind of loss begins, and how the applicant recovers from it. */
export type LossHandlers = Readonly<Record<Kind, { begin(): Promise<unknown>; restore(): Promise<unknown> }>>;

const ignore = () => undefined;

/**
 * Begins the loss and aborts the request. Aborts before awaiting `begin`: a browser does not go offline while a
 * navigation is held.
 */
const loseWith = async (route: Route, begin: () => Promise<unknown>) => {
  const begun = begin();
  await route.abort('connectionreset').catch(ignore);
  await begun;
};

/**
 * Causes one loss at a request that is about to be sent. Ignores errors, which occur when the request's tab is already
 * closed.
 */
const lose = async (route: Route, { kind, moment: when }: Loss, begin: () => Promise<unknown>) => {
  if (when === 'answer') await route.fetch({ maxRedirects: 0 }).catch(ignore);
  if (when === 'answer' || (when === 'request' && kind === 'network')) return loseWith(route, begin);
  if (when === 'request') await begin();
  await route.continue().catch(ignore);
  if (when === 'request') return;
  // The random moment of the loss. No test waits for anything with this delay.
  await sleep(when);
  await begin();
};

/** Watches the requests of an applicant's browser and causes the planned losses. */
export const watchLosses = (planned: Loss[], ends: LossHandlers) => {
  const happened: Loss[] = [];
  const seen: Place[] = [];
  let currentLoss: Loss | null = null;
  let restored: Promise<unknown> = Promise.resolve();
  const happen = async (route: Route, loss: Loss) => {
    currentLoss = loss;
    await lose(route, loss, ends[loss.kind].begin);
    await ends[loss.kind].restore();
    currentLoss = null;
  };
  return {
    /** Handles every request. Causes one loss at a time: another that is due in the meantime is left for later. */
    pass: async (route: Route): Promise<void> => {
      const place = placeOf(route.request());
      if (place) seen.push(place);
      const at = currentLoss ? -1 : planned.findIndex((loss) => loss.place === place);
      const [loss] = at < 0 ? [] : planned.splice(at, 1);
      if (!loss) return route.continue().catch(ignore);
      happened.push(loss);
      restored = happen(route, loss);
      await restored.catch(ignore);
    },
    happened,
    isUnderWay: () => currentLoss !== null,
    /** Resolves when the last loss is recovered. */
    restored: () => restored,
    /** Resolves when the server runs again; null unless the server is the current loss. */
    serverIsBack: (): Promise<unknown> | null => (currentLoss?.kind === 'server' ? restored : null),
    timesAt: (place: Place): number => seen.filter((one) => one === place).length,
  };
};

export type Losses = ReturnType<typeof watchLosses>;
