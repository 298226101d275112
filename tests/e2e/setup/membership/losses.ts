import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Route } from '@playwright/test';
import { sized } from '@tests/helpers/arbitraries';

/** All that a browser asks for on the way to a signed form. */
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
  /** What ends there. */
  readonly kind: Kind;
  /** Before what is asked for there has left, once the server has answered it and before the answer is there, or so many milliseconds after it left. */
  readonly moment: 'request' | 'answer' | number;
}

/** In turn with those before and after it, a moment while the server works or soon afterwards, in milliseconds. */
const after = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 400 }));

/** The random generator's seed: `TEST_SEED` repeats a run. */
const { seed = 0 } = sized(1, 1);
const draw = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed, numRuns });

/**
 * So many losses in random order. Each place comes once before one comes again; what is lost and at which moment comes in turn, so that a
 * few have of everything.
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

/** How each kind of loss begins, and how the person gets back what was lost. */
export type Ends = Readonly<Record<Kind, { begin(): Promise<unknown>; mend(): Promise<unknown> }>>;

const ignore = () => undefined;

/** The loss begins, and what was asked for here, or its answer, is lost with it. A browser is not cut off while it waits at an address. */
const loseWith = async (route: Route, begin: () => Promise<unknown>) => {
  const begun = begin();
  await route.abort('connectionreset').catch(ignore);
  await begun;
};

/** One loss at a request that is just about to leave. What is done to the request of a tab that is gone by then fails. */
const lose = async (route: Route, { kind, moment: when }: Loss, begin: () => Promise<unknown>) => {
  if (when === 'answer') await route.fetch({ maxRedirects: 0 }).catch(ignore);
  if (when === 'answer' || (when === 'request' && kind === 'network')) return loseWith(route, begin);
  if (when === 'request') await begin();
  await route.continue().catch(ignore);
  if (when === 'request') return;
  // The random moment of the loss; no test waits for anything by it.
  await sleep(when);
  await begin();
};

/** Watches over the requests of a person's browser, and has the losses happen where they are planned. */
export const watchLosses = (planned: Loss[], ends: Ends) => {
  const happened: Loss[] = [];
  const seen: Place[] = [];
  let underWay: Loss | null = null;
  let mended: Promise<unknown> = Promise.resolve();
  const happen = async (route: Route, loss: Loss) => {
    underWay = loss;
    await lose(route, loss, ends[loss.kind].begin);
    await ends[loss.kind].mend();
    underWay = null;
  };
  return {
    /** For every request. One loss at a time: another that is due meanwhile is left for later. */
    pass: async (route: Route): Promise<void> => {
      const place = placeOf(route.request());
      if (place) seen.push(place);
      const at = underWay ? -1 : planned.findIndex((loss) => loss.place === place);
      const [loss] = at < 0 ? [] : planned.splice(at, 1);
      if (!loss) return route.continue().catch(ignore);
      happened.push(loss);
      mended = happen(route, loss);
      await mended.catch(ignore);
    },
    happened,
    isUnderWay: () => underWay !== null,
    /** Until the person has back what was lost. */
    mended: () => mended,
    /** The person who is told that nothing answers waits for it; a network is back once it was missed. */
    serverIsBack: (): Promise<unknown> | null => (underWay?.kind === 'server' ? mended : null),
    timesAt: (place: Place): number => seen.filter((one) => one === place).length,
  };
};

export type Losses = ReturnType<typeof watchLosses>;
