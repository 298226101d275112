import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { accounts, password } from '../e2e/setup/accounts';
import { bigClient, clientId } from '../e2e/setup/api';
import { copiesTo } from '../e2e/setup/membership/copies';
import { birthDateOf, invitedPerson } from '../e2e/setup/membership/people';
import { words } from '../e2e/setup/membership/words';
import { takeViolations } from '../e2e/setup/proxy';
import { startOwnServer, useServer } from '../e2e/setup/server';
import { pageOf, type Page, type ElementQuery } from './page';
import type { Remote } from './remote';

const button = (name: string): ElementQuery => ({ role: 'button', name });
const heading = (name: string): ElementQuery => ({ role: 'heading', name });

const firstLink: ElementQuery = { role: 'link', within: { role: 'gridcell', name: '/./' } };

const signIn = async (page: Page, username: string) => {
  await page.fill({ label: 'Email' }, username);
  await page.press('Tab');
  await page.type(password);
  await page.press('Enter');
};

interface Place {
  readonly openBrowser: () => Promise<Remote>;
  /** The smallest window width of the browser, in pixels. */
  readonly narrow: number;
}

/** The main journeys, in one browser against a separate server. */
export const describeJourneys = (name: string, { openBrowser, narrow }: Place) =>
  describe(name, () => {
    let page: Page;
    const ends: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const end of ends) await end();
    });
    beforeAll(async () => {
      const server = await startOwnServer();
      ends.push(server.stop);
      useServer(server);
      const remote = await openBrowser();
      ends.push(remote.close);
      page = pageOf(remote, server.url);
    });
    afterEach(async () => {
      expect(await page.takePageErrors()).toEqual([]);
      expect(await takeViolations(), 'calls that do not fit /openapi.json').toEqual([]);
    });
    const journey = (title: string, work: () => Promise<void>) =>
      test(title, () => {
        onTestFailed(() => page.keepPicture(`${name} ${title}`));
        return work();
      });

    journey('signs in by the keyboard and returns to the requested list', async () => {
      const list = `/clients/${await clientId(bigClient)}/employees`;
      await page.open(list);
      await signIn(page, accounts.staff);
      await page.see(heading('Employees'));
      await page.see({ text: '/^1–10 of/' });
      expect(await page.address()).toBe(list);
    });

    journey('searches, filters, sorts and pages a list, and opens a record', async () => {
      await page.fill({ role: 'searchbox' }, 'mar');
      await page.at(/\?search=mar$/);
      await page.click({ role: 'button', name: '/^Status/', within: { role: 'search' } });
      await page.click({ role: 'menuitemradio', name: 'Terminated' });
      await page.at(/status=Terminated/);
      await page.click({ role: 'columnheader', name: '/^Hire date/' });
      await page.at(/sortBy=hire_date/);
      await page.click(button('Next page'));
      await page.at(/page=1/);
      const worked = await page.address();
      await page.see({ text: '/^11–20 of/' });
      await page.reload();
      await page.see({ text: '/^11–20 of/' });
      const name = await page.see(firstLink);
      expect(name.toLowerCase()).toContain('mar');
      await page.click(firstLink);
      await page.see({ text: 'Date of birth', within: { role: 'dialog', name } });
      await page.press('Escape');
      await page.gone({ role: 'dialog' });
      expect(await page.address()).toBe(worked);
      await page.forward();
      await page.see({ role: 'dialog', name });
      await page.back();
      await page.gone({ role: 'dialog' });
      expect(await page.address()).toBe(worked);
    });

    journey('saves the shown list as a file', async () => {
      await page.click(button('Export CSV'));
      const { name: file, text } = await page.savedFile(/\.csv$/);
      expect(file).toMatch(/^employees-harbor-lane-markets-\d{4}-\d\d-\d\d\.csv$/);
      const [head, ...lines] = text.split('\r\n').slice(0, -1);
      expect(head?.startsWith('\uFEFFEmployee,Status,')).toBe(true);
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.every((line) => line.includes(',Terminated,'))).toBe(true);
    });

    journey('changes a record in a form over its list', async () => {
      await page.click({
        role: 'link',
        name: 'Worksites',
        within: { role: 'navigation', name: 'Main menu' },
      });
      await page.click({ role: 'button', name: '/^Edit /' });
      const field: ElementQuery = { label: 'Worksite name', within: { role: 'dialog' } };
      await page.fill(field, '');
      await page.click(button('Save worksite'));
      await page.see({ text: '/needs your attention/' });
      await page.fill(field, 'A Nájera’s Hall');
      await page.choose({ label: 'State' }, 'Nevada');
      await page.fill({ label: 'Zip code' }, '89501');
      await page.press('Enter');
      await page.see({ text: 'Worksite saved.' });
      await page.gone({ role: 'dialog' });
      await page.see({ role: 'gridcell', name: 'A Nájera’s Hall' });
    });

    journey('signs out, and Back shows nothing', async () => {
      await page.click({ role: 'button', name: '/account menu$/' });
      await page.click({ role: 'menuitem', name: 'Sign Out' });
      await page.at(/^\/login/);
      await page.back();
      await page.at(/^\/login/);
      await page.see({ label: 'Email' });
      const storedKeys = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /token|user/.test(key)),
      );
      expect(storedKeys).toEqual([]);
    });

    journey(
      'leads a person through the membership form in a narrow window, and the form is signed',
      async () => {
        const person = invitedPerson(1150);
        const { eligibility, welcome, member, signing, done } = words.en;
        const primary: ElementQuery = { role: 'group', name: member.slots.Primary.full };
        await page.resize(narrow, 800);
        await page.until('a narrow window', () =>
          page.evaluate((width: number) => innerWidth === width, narrow),
        );
        await page.open(`/thepactform?${person.link('id')}`);
        await page.click(button(welcome.agree));
        await page.fill({ label: eligibility.label }, person.lastFour);
        await page.press('Enter');
        await page.see(heading(member.sections.personal));
        await page.fill({ label: `/^${member.fields.last_name}/` }, person.lastName);
        await page.fill({ label: `/^${member.fields.date_of_birth}/` }, birthDateOf(person.ssn));
        await page.fill({ label: `/^${member.fields.social_security_number}/` }, person.ssn);
        for (const next of ['home', 'contact', 'beneficiaries'] as const) {
          await page.click(button(member.goOn));
          await page.see(heading(member.sections[next]));
        }
        await page.fill({ label: `/^${member.fields.full_name}/`, within: primary }, 'Rosa Nájera O’Neill');
        await page.choose({ label: `/^${member.fields.relationship}/`, within: primary }, 'Mother');
        await page.fill({ label: `/^${member.fields.date_of_birth}/`, within: primary }, '03/01/1960');
        await page.fill({ label: `/^${member.fields.percentage}/`, within: primary }, '100');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        await page.click(button(member.sign));
        await page.see(heading(signing.heading));
        await page.click(button(signing.sign));
        await page.see(heading(done.title));
        const [copy] = await copiesTo(person.email);
        expect(new TextDecoder().decode(copy?.file.slice(0, 5))).toBe('%PDF-');
        // A reload still shows the result.
        await page.reload();
        await page.see(heading(done.title));
      },
    );
  });
