import type { Page } from '@playwright/test';
import { runs } from '@tests/helpers/scale';
import { expect, test } from '../setup/fixtures';
import { startKillableServer } from './killable-server';
import { type Browsing, startBrowsing } from './browsing';
import { copiesTo } from '../setup/membership/copies';
import { type Loss, type Losses, planLosses, watchLosses } from './losses';
import { invitedPerson, type InvitedPerson } from '../setup/membership/people';
import { readStoredMembership } from '../setup/membership/stored';

const { seed, losses } = planLosses(runs(8, 200));
/** The most losses for one applicant. */
const maxLossesPerPerson = runs(2, 4);
const firstInvited = 1101;

/**
 * Waits until the screen is ready: after a click on the screen with the heading `pressedAt`, until another screen or an
 * alert is shown.
 */
const untilReady = (page: Page, pressedAt: string | null = null) =>
  page.waitForFunction(
    (before) => {
      if (!location.protocol.startsWith('http')) return true;
      const [title] = document.querySelectorAll('h1');
      const isBusy = document.querySelector(
        '[role="status"] h1, .MuiSkeleton-root, [role="progressbar"], [aria-busy="true"]',
      );
      if (!title || isBusy || document.readyState !== 'complete') return false;
      return title.innerText !== before || document.querySelector('[role="alert"]') !== null;
    },
    pressedAt,
    { polling: 'raf' },
  );

interface Person {
  readonly browsing: Browsing;
  readonly person: InvitedPerson;
  readonly happening: Losses;
  readonly planned: readonly Loss[];
}

/** Fills in the form unless it is filled. Waits until a draft is saved when a loss is planned there. */
const fill = async ({ browsing, person, happening, planned }: Person) => {
  if (browsing.isFilled()) return;
  const before = happening.timesAt('draft');
  await browsing.walk().fillRest(person.ssn);
  browsing.setFilled(true);
  if (planned.some(({ place }) => place === 'draft'))
    await expect.poll(() => happening.timesAt('draft'), 'saved drafts').toBeGreaterThan(before);
};

/** Takes the next step that the screen offers. Returns whether nothing is left to do. */
const goOn = async (all: Person): Promise<boolean> => {
  const { browsing, person, happening } = all;
  const [page, walk] = [browsing.page(), browsing.walk()];
  const { texts, press } = walk;
  const { done, result } = texts;
  await untilReady(page);
  if (!page.url().startsWith('http') || browsing.isUnresponsive()) {
    await happening.serverIsBack();
    await (page.url() === 'about:blank' ? browsing.open() : page.reload());
    return false;
  }
  if ((await page.getByRole('alert').count()) > 0) await happening.serverIsBack();
  const title = await page.locator('h1').first().innerText();
  if ([done.title, done.signedTitle, done.memberTitle].some((one) => one === title)) return true;
  const outcomes: readonly string[] = Object.values(result);
  if (outcomes.includes(title)) {
    await happening.serverIsBack();
    await page.locator('main .MuiButton-contained').click();
  } else if (title === texts.signing.heading) {
    await walk.choose('sign');
    await untilReady(page, title);
  } else if (title === texts.welcome.title) {
    await press(texts.welcome.agree);
    await untilReady(page, title);
  } else if (title === texts.eligibility.title) {
    browsing.setFilled(false);
    await walk.verify(person.lastFour);
    await untilReady(page, title);
  } else if (title === texts.confirm.title) {
    await walk.confirm(person.lastFour);
    await untilReady(page, title);
  } else {
    await fill(all);
    const last = await page.locator('h1').first().innerText();
    await walk.sign();
    await untilReady(page, last);
  }
  return false;
};

/** Continues until the form is signed, despite all losses. */
const signAtLast = async (all: Person) => {
  const { happening } = all;
  for (let acts = 0; acts < 100; acts += 1) {
    const { length: before } = happening.happened;
    const wasUnderWay = happening.isUnderWay();
    try {
      if (await goOn(all)) return;
    } catch (reason) {
      if (!wasUnderWay && happening.happened.length === before) throw reason;
      await happening.restored();
    }
  }
  throw new Error('The form is not signed after 100 acts');
};

/** A mail that was sent right before the server was killed may be sent again: losing it would be worse. */
const mayBeSentAgain = ({ kind, place }: Loss) =>
  kind === 'server' && (place === 'signature' || place === 'return');

test(`a form interrupted at ${losses.length} random points (tab, device, network, server) can be continued each time, and is signed once (seed ${seed})`, async ({
  newVisit,
}) => {
  test.setTimeout(runs(300_000, 3 * 3_600_000));
  const server = await startKillableServer();
  try {
    const browsing = await startBrowsing(newVisit, server);
    const left = [...losses];
    const signed = new Map<number, readonly Loss[]>();
    for (let id = firstInvited; left.length > 0; id += 1) {
      const person = invitedPerson(id);
      const planned = left.splice(0, maxLossesPerPerson);
      const happening = watchLosses(planned, browsing.ends);
      await test.step(`person ${id}: ${JSON.stringify(planned)}`, async () => {
        await browsing.begin(person, happening.pass);
        await signAtLast({ browsing, person, happening, planned });
        browsing.end();
        await happening.restored();
        await expect.poll(() => copiesTo(person.email, server.outboxUrl)).not.toEqual([]);
      });
      // Losses that did not happen are planned for the next applicant.
      left.unshift(...planned);
      signed.set(id, happening.happened);
    }
    await server.kill();
    const { forms, copies, signatures } = await readStoredMembership(server.dataFolder);
    for (const [id, happened] of signed) {
      const message = `person ${id}, seed ${seed}, ${JSON.stringify(happened)}`;
      const own = forms.get(id) ?? [];
      expect(
        own.map(({ form }) => form['status']),
        message,
      ).toEqual(['completed']);
      const completed = own[0]?.envelopes.filter(({ state }) => state === 'completed');
      expect(completed, message).toHaveLength(1);
      const mailed = copies.filter((one) => one === invitedPerson(id).email).length;
      expect(mailed, message).toBeGreaterThanOrEqual(1);
      expect(mailed, message).toBeLessThanOrEqual(1 + happened.filter(mayBeSentAgain).length);
    }
    expect([...signed.values()].flat()).toHaveLength(losses.length);
    expect(signatures).toBe(signed.size);
  } finally {
    await server.remove();
  }
});
