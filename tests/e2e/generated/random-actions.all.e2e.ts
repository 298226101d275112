import type { Page, Route } from '@playwright/test';
import { runs } from '@tests/helpers/scale';
import { expect, takePageErrors, test, type Visit } from '../setup/fixtures';
import { startRightsServer, type RightsServer } from '../setup/rights-server';
import { untilReadable } from '../setup/navigation';

/** A seeded random generator (mulberry32). */
const createChance = (seed: number) => {
  let state = seed;
  /** From 0 (inclusive) to 1 (exclusive). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    /** True with this probability in percent. */
    happens: (percent: number): boolean => next() * 100 < percent,
    oneOf: <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0],
  };
};

type Chance = ReturnType<typeof createChance>;

const roles = ['admin', 'staff', 'agency'] as const;
type Role = (typeof roles)[number];
const widths = [360, 768, 1280] as const;
const seeds = runs(1, 3);
const actions = runs(12, 300);

/** One role at one width in the sample; every combination in a full run. */
const all = roles.flatMap((role, at) =>
  widths.flatMap((width, of) =>
    runs(Number(at === 1 && of === 1), 1) === 1
      ? Array.from({ length: seeds }, (_, round) => ({
          role,
          width,
          seed: 1000 * (at + 1) + 10 * of + round,
        }))
      : [],
  ),
);

const texts = [
  'ana',
  '12',
  '',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{{7*7}} ${1} %00 %',
  '\u202Egnp.exe',
  'Ñandú O’Neill 李',
  'x'.repeat(3000),
] as const;

const faults: readonly [(route: Route) => Promise<void>, ...((route: Route) => Promise<void>)[]] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 500, json: { detail: 'internal error' } }),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": [' }),
  (route) => route.fulfill({ status: 200, json: null }),
  (route) => route.fulfill({ status: 403, json: { detail: 'forbidden' } }),
];

const controls = 'a[href^="/"], button, [role=menuitem], [role=option], [role=columnheader], summary';

const pressSomething = async (page: Page, chance: Chance) => {
  const found = await page.locator(controls).filter({ visible: true }).all();
  await found[chance.below(found.length)]?.click({ timeout: 1500 });
};
const typeSomething = async (page: Page, chance: Chance) => {
  const found = await page.locator('input, textarea').filter({ visible: true }).all();
  await found[chance.below(found.length)]?.fill(chance.oneOf(texts), { timeout: 1500 });
};

type Action = (page: Page, chance: Chance) => Promise<unknown>;
const often: readonly [Action, ...Action[]] = [
  pressSomething,
  pressSomething,
  pressSomething,
  pressSomething,
  typeSomething,
  typeSomething,
  (page, chance) => page.keyboard.press(chance.oneOf(['Escape', 'Enter', 'Tab', 'ArrowDown'])),
  (page) => page.goBack({ timeout: 5000 }),
  (page) => page.goForward({ timeout: 5000 }),
];
const seldom: readonly [Action, ...Action[]] = [
  (page) => page.reload(),
  (page, chance) => page.setViewportSize({ width: chance.oneOf(widths), height: 800 }),
  (page, chance) =>
    page
      .getByRole('button', { name: chance.oneOf(['Español', 'English']) })
      .first()
      .click({ timeout: 1500 }),
];

let server: RightsServer;
test.beforeAll(async () => {
  server = await startRightsServer();
});
test.afterAll(() => server.stop());

/** Faults may log to the console, but there must be no uncaught errors or policy violations. */
const grave = () => takePageErrors().filter((text) => /^uncaught|policy violation/.test(text));

const begin = async (visit: Visit, role: Role) => {
  await visit.page.unroute('**/api/**');
  await visit.page.context().clearCookies();
  await visit.page.goto('/forgot-password').catch(() => undefined);
  await visit.page.evaluate(() => localStorage.clear());
  await visit.enter(role);
};

test.describe('random clicks and typed text', () => {
  for (const { role, width, seed } of all) {
    test(`never break the page for ${role} at ${width} px (seed ${seed})`, async ({ newVisit }) => {
      test.setTimeout(runs(120_000, 3_600_000));
      const chance = createChance(seed);
      const visit = await newVisit({ url: server.url, viewport: { width, height: 800 } });
      const { page } = visit;
      page.on('dialog', (dialog) => void dialog.accept());
      const disturb = () =>
        page.route('**/api/**', (route) => {
          const isAuth = route.request().url().includes('/auth/');
          return !isAuth && chance.happens(5) ? chance.oneOf(faults)(route) : route.fallback();
        });
      await begin(visit, role);
      await disturb();
      for (let at = 0; at < actions; at += 1) {
        const act = chance.happens(8) ? chance.oneOf(seldom) : chance.oneOf(often);
        // A control may be gone or covered by the time it is clicked.
        await act(page, chance).catch(() => undefined);
        const isInside =
          page.url().startsWith(server.url) && !/\/(login|two-factor|thepactform|healthz)/.test(page.url());
        if (!isInside) {
          await begin(visit, role);
          await disturb();
        }
        await untilReadable(page);
        expect(grave(), `action ${at}`).toEqual([]);
      }
    });
  }
});
