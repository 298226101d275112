import type { Page, Route } from '@playwright/test';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { ResourceWords } from '@core/resource/words';
import { pathOf } from '@core/list/list-calls';
import { isFull } from '../helpers/scale';
import { bigClient, clientId, leaveTrail } from './setup/api';
import { blank, expect, test } from './setup/fixtures';
import { resources, resourceWords } from './setup/portal';
import { layoutFaults, looks, violationsOf } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

type Answer = Readonly<Record<string, unknown>>;
/** The provider's answer with none of its rows. */
const emptied = (answer: Answer): Answer => ({
  ...answer,
  ...('data' in answer && { data: [] }),
  ...('total_count' in answer && { total_count: 0 }),
});

interface State {
  readonly name: string;
  /** How the list's call is answered. */
  readonly answer: (route: Route) => Promise<void>;
  readonly isThere: (page: Page, words: ResourceWords) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'waiting',
    answer: () => Promise.resolve(),
    isThere: (page) => page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor(),
  },
  {
    name: 'empty',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied((await response.json()) as Answer) });
    },
    isThere: (page, { empty, noResult }) =>
      page.getByText(empty.title, { exact: true }).or(page.getByText(noResult.title)).first().waitFor(),
  },
  {
    name: 'failed',
    answer: (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }),
    isThere: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'refused',
    answer: (route) => route.fulfill({ status: 403, json: { detail: 'forbidden' } }),
    isThere: (page) => page.getByRole('alert').first().waitFor(),
  },
];

const faultsOf = async (page: Page, where: string): Promise<string[]> =>
  [...(await layoutFaults(page)), ...(await violationsOf(page))].map((fault) => `${where}: ${fault}`);

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

/** A share of the lists, another for each of `count` cases, which together have every list once; all of them in a full run. */
const shareOf = (lists: readonly Resource[], at: number, count: number): readonly Resource[] =>
  isFull ? lists : lists.filter((_, index) => index % count === at);
const people = [
  { account: 'admin', own: listed.filter(({ scope }) => scope !== 'agency') },
  { account: 'agency', own: listed.filter(({ scope }) => scope === 'agency') },
] as const;

test.beforeAll(leaveTrail);

// One profile for each look and person: what one list loaded is there for the next.
for (const { account, own } of people) {
  test.describe(`of ${account}`, () => {
    for (const look of looks) {
      test(`no list with data has a fault, ${look.colorScheme} at ${look.viewport.width} px`, async ({
        newVisit,
      }) => {
        const { page, calls, enter, open } = await newVisit(look);
        await enter(account, blank);
        const faults: string[] = [];
        for (const resource of shareOf(own, looks.indexOf(look), looks.length)) {
          const { words, address } = await rankOf(resource);
          await open(address);
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

    for (const state of states) {
      test(`no list has a fault that is ${state.name}`, async ({ newVisit }) => {
        const { name, answer, isThere } = state;
        const share = shareOf(own, states.indexOf(state), states.length);
        const { page: first, enter } = await newVisit();
        await enter(account, blank);
        const lookAt = async (resource: Resource) => {
          const { words, address, listPath } = await rankOf(resource);
          const page = await first.context().newPage();
          await page.route((url) => url.pathname === listPath, answer);
          await page.goto(address);
          await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
          await isThere(page, words);
          const faults = await faultsOf(page, `${resource.name}, ${name}`);
          await page.close();
          return faults;
        };
        // Some side by side: a list says that it failed when it has tried again for some seconds.
        const faults: string[] = [];
        for (let at = 0; at < share.length; at += 3)
          faults.push(...(await Promise.all(share.slice(at, at + 3).map(lookAt))).flat());
        expect(faults).toEqual([]);
      });
    }

    test('no form of a new record has a fault', async ({ newVisit }) => {
      const { page, calls, enter, open } = await newVisit(looks[2]);
      await enter(account, blank);
      const faults: string[] = [];
      for (const resource of own.filter(({ operations }) => operations.create)) {
        const { address } = await rankOf(resource);
        await open(`${address}/new`);
        await page.locator('form').waitFor();
        await calls.settle();
        faults.push(...(await faultsOf(page, resource.name)));
      }
      expect(faults).toEqual([]);
    });
  });
}
