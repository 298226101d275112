import type { Page, Route } from '@playwright/test';
import type { NewVisit } from '../setup/fixtures';
import type { KillableServer } from './killable-server';
import type { LossHandlers } from './losses';
import { type InvitedPerson } from '../setup/membership/people';
import { pathOf, phone, type Walk, walkOn } from '../setup/membership/walk';

const asked = /\/(thepactform|signing\/|api\/pact-form\/)/;
const ignore = () => undefined;

/** A browser in which applicants open their links one after the other. A lost tab or device is replaced by a new one. */
export const startBrowsing = async (newVisit: NewVisit, server: KillableServer) => {
  let page: Page;
  let walk: Walk;
  let link = '';
  /** The page whose form already holds the values that the record does not have. */
  let filled: Page | null = null;
  /** The page whose scripts failed to load: it shows a first screen that does not react to clicks. */
  let unresponsivePage: Page | null = null;
  let pass = (route: Route): Promise<void> => route.continue();
  let failed: Promise<unknown> = Promise.resolve();
  let hasEnded: Promise<void> = Promise.resolve();
  let end = ignore as () => void;

  const use = (next: Page) => {
    page = next;
    walk = walkOn({ page });
    // A reloaded page has an empty form.
    next.on('domcontentloaded', () => {
      if (filled === next) filled = null;
    });
    next.on('request', (request) => {
      if (request.isNavigationRequest() && unresponsivePage === next) unresponsivePage = null;
    });
    next.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') unresponsivePage = next;
    });
  };
  const newDevice = async () => {
    const visit = await newVisit({ ...phone, url: server.url });
    await visit.page.context().route(asked, (route) => pass(route));
    use(visit.page);
  };
  const open = () => page.goto(link).catch(ignore);
  await newDevice();

  const ends: LossHandlers = {
    server: { begin: server.kill, restore: server.restart },
    tab: {
      begin: () => page.close(),
      restore: async () => {
        use(await page.context().newPage());
        await open();
      },
    },
    device: {
      begin: () => page.context().close(),
      restore: async () => {
        await newDevice();
        await open();
      },
    },
    network: {
      begin: () => {
        failed = page.waitForEvent('requestfailed', { timeout: 0 }).catch(ignore);
        return page.context().setOffline(true);
      },
      // The network comes back after a request has failed, or with the next applicant.
      restore: async () => {
        await Promise.race([failed, hasEnded]);
        await page.context().setOffline(false);
      },
    },
  };
  return {
    ends,
    page: () => page,
    walk: () => walk,
    isUnresponsive: () => unresponsivePage === page,
    isFilled: () => filled === page,
    setFilled: (isFilled: boolean) => {
      filled = isFilled ? page : null;
    },
    open,
    /** Starts with the next applicant. `watch` handles the requests from now on. */
    begin: async (person: InvitedPerson, watch: (route: Route) => Promise<void>): Promise<void> => {
      link = pathOf(person, 'id');
      pass = watch;
      hasEnded = new Promise((done) => {
        end = done;
      });
      await page.goto('about:blank');
      await open();
    },
    end: (): void => end(),
  };
};

export type Browsing = Awaited<ReturnType<typeof startBrowsing>>;
