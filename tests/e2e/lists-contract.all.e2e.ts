import type { Page, Route } from '@playwright/test';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { ResourceWords } from '@core/resource/words';
import { pathOf } from '@core/list/list-calls';
import { alternate, isFull } from '../helpers/scale';
import { bigClient, clientId, addTrailEntry } from './setup/api';
import { expect, test } from './setup/fixtures';
import { resources, resourceWords } from './setup/portal';
import { goTo } from './setup/navigation';
import { screenVariants, screenFaults } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

type Answer = Readonly<Record<string, unknown>>;
/** The server's response without its rows. */
const emptied = (answer: Answer): Answer => ({
  ...answer,
  ...('data' in answer && { data: [] }),
  ...('total_count' in answer && { total_count: 0 }),
});

interface State {
  readonly name: string;
  /** How the list's call is fulfilled. */
  readonly answer: (route: Route) => Promise<void>;
  readonly untilShown: (page: Page, words: ResourceWords) => Promise<void>;
}

const untilAlert = (page: Page) =>
  page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).first().waitFor();

const states: readonly State[] = [
  {
    name: 'waiting',
    answer: () => Promise.resolve(),
    untilShown: (page) => page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor(),
  },
  {
    name: 'empty',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied((await response.json()) as Answer) });
    },
    untilShown: (page, { empty, noResult }) =>
      page.getByText(empty.title, { exact: true }).or(page.getByText(noResult.title)).first().waitFor(),
  },
  {
    name: 'failed',
    answer: (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }),
    untilShown: untilAlert,
  },
  {
    name: 'refused',
    answer: (route) => route.fulfill({ status: 403, json: { detail: 'forbidden' } }),
    untilShown: untilAlert,
  },
];

const faultsOf = async (page: Page, where: string): Promise<string[]> => {
  // What lies below the top bar after scrolling counts as covered.
  await page.evaluate(() => scrollTo(0, 0));
  return (await screenFaults(page)).map((fault) => `${where}: ${fault}`);
};

const rankOf = async (resource: Resource) => {
  const client = resource.scope === 'client' ? await clientId(bigClient) : undefined;
  const { backend } = resource.api;
  return {
    words: resourceWords(resource.name)!,
    address: areaPath(resource, client),
    listPath: `/api/${backend}/${pathOf(resource, client)}`,
  };
};

const listed = resources.filter(({ list }) => list);
const people = [
  { account: 'admin', own: listed.filter(({ scope }) => scope !== 'agency') },
  { account: 'agency', own: listed.filter(({ scope }) => scope === 'agency') },
] as const;

/** All lists share the code that renders these states, so `npm test` checks them on this many lists only. */
const few = 2 * states.length;

test.beforeAll(addTrailEntry);

// One page per theme, size and account, which navigates from list to list without reloading.
for (const { account, own } of people) {
  test.describe(`as ${account}`, () => {
    for (const variant of screenVariants) {
      test(`lists with data have no faults, ${variant.colorScheme} at ${variant.viewport.width} px`, async ({
        newVisit,
      }) => {
        const { page, calls, enter } = await newVisit(variant);
        await enter(account);
        const faults: string[] = [];
        for (const [resource] of alternate(own, screenVariants).filter(([, one]) => one === variant)) {
          const { words, address } = await rankOf(resource);
          await goTo(page, address);
          await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
          await page
            .locator('main [role="row"][data-id], main [aria-busy="false"] > ul > li')
            .first()
            .waitFor();
          await calls.settle();
          faults.push(...(await faultsOf(page, resource.name)));
        }
        expect(faults).toEqual([]);
      });
    }

    // A page caches the responses of its lists, so in a full run each state uses a new page.
    for (const group of isFull ? states.map((state) => [state]) : [states]) {
      test(`lists that are ${group.map(({ name }) => name).join(' or ')} have no faults`, async ({
        newVisit,
      }) => {
        const { page, enter } = await newVisit();
        // Start on a page without a list: the account's home page would already have fetched its list.
        await enter(account, '/account');
        const faults: string[] = [];
        for (const [resource, { name, answer, untilShown }] of alternate(
          isFull ? own : own.slice(0, few),
          group,
        )) {
          const { words, address, listPath } = await rankOf(resource);
          await page.route((url) => url.pathname === listPath, answer);
          await goTo(page, address);
          await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
          await untilShown(page, words);
          faults.push(...(await faultsOf(page, `${resource.name}, ${name}`)));
        }
        expect(faults).toEqual([]);
      });
    }

    test('forms for a new record have no faults', async ({ newVisit }) => {
      const { page, calls, enter } = await newVisit(screenVariants[2]);
      await enter(account);
      const faults: string[] = [];
      for (const resource of own.filter(({ operations }) => operations.create)) {
        const { address } = await rankOf(resource);
        await goTo(page, `${address}/new`);
        await page.locator('form').waitFor();
        await calls.settle();
        faults.push(...(await faultsOf(page, resource.name)));
      }
      expect(faults).toEqual([]);
    });
  });
}
