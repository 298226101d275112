import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './setup/fixtures';
import { serverOfFile } from './setup/server-of-file';
import { copiesTo } from './setup/membership/copies';
import { breakNext } from './setup/membership/faults';
import { invitedPerson } from './setup/membership/people';
import { phone, walkOn } from './setup/membership/walk';

/** Returns everything that a page stores or shows outside its fields: storage, history, title, address and text. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.title,
      location.href,
      window.name,
      document.cookie,
      document.body.innerText,
      await caches.keys(),
    ];
    for (const { name = '' } of await indexedDB.databases()) stored.push(name);
    return JSON.stringify(stored);
  });

interface Traces {
  /** Records what the page stores and shows now. */
  note(): Promise<void>;
  /** Requested addresses, console lines, and what was recorded. */
  found(): string;
  /** Paths of the calls whose body contains a text. */
  sentIn(text: string): string[];
}

/** Watches a page: what it requests, logs and stores. */
const follow = (page: Page): Traces => {
  const lines: string[] = [];
  const bodies: { readonly path: string; readonly text: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { referer = '', cookie = '' } = request.headers();
    lines.push(request.url(), referer, cookie);
    bodies.push({ path: pathname, text: request.postData() ?? '' });
  });
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.stack ?? error.message));
  return {
    note: async () => void lines.push(await storedBy(page)),
    found: () => lines.join('\n'),
    sentIn: (text) => bodies.filter((one) => one.text.includes(text)).map(({ path }) => path),
  };
};

/** Returns the files in a folder that contain one of these texts. */
const filesWith = async (folder: string, texts: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const found: string[] = [];
  for (const path of paths) {
    const content = await readFile(path);
    if (texts.some((text) => content.includes(text))) found.push(path);
  }
  return found;
};

const marker = '123-45-6789';
const ssnDigits = '123456789';
/** The last four digits alone, not as part of another number. */
const lastFour = /(?<![\w-])6789(?![\w-])/;
const person = { ...invitedPerson(1010), ssn: marker };

const server = serverOfFile();

test('a social security number appears only in the form that is sent', async ({ newVisit }) => {
  const visit = await newVisit({ ...phone, url: server().url });
  const { page } = visit;
  const walk = walkOn({ page });
  const { texts, heading, press } = walk;
  const traces = follow(page);
  await walk.toForm(person, 'company_id');
  await walk.fillAll(person);
  await walk.toPage('personal');
  await page.getByRole('button', { name: texts.member.ssn.show }).click();
  await traces.note();

  // Let it fail: an invalid field, a gateway error, a lost connection, half a response, and a wrong number.
  await walk.toPage('home');
  await walk.field('zip_code').fill('1');
  await press(texts.member.goOn);
  await page.getByText(texts.member.errors.invalid.zip_code).first().waitFor();
  await traces.note();
  await walk.field('zip_code').fill('62701');
  for (const fault of ['the page of a gateway', 'no connection', 'half of an answer'] as const) {
    await breakNext(page, 'save', fault);
    await walk.sign();
    await page.getByRole('alert').waitFor();
    await traces.note();
  }
  const change = texts.member.kept.changeField.replace('{{field}}', texts.member.sections.personal);
  await press(change);
  await walk.field('social_security_number').fill('123-45-6780');
  await walk.sign();
  await page.getByText(texts.member.errors.invalid.social_security_number).first().waitFor();
  await traces.note();
  await press(change);
  await walk.field('social_security_number').fill(marker);
  await press(texts.member.goOn);
  await heading(texts.member.sections.beneficiaries);
  await traces.note();
  await page.evaluate(() => history.go(-(history.state as { depth: number }).depth + 1));
  await heading(texts.eligibility.title);
  await page.goForward();
  await walk.atForm();
  await walk.sign();
  await walk.atSigningPage();
  const shown = await page.locator('body').innerText();
  expect(shown).toContain('•••-••-6789');
  expect(shown.replace('•••-••-6789', '')).not.toMatch(/6789/);
  await walk.choose('later');
  await heading(texts.result.cancelled);
  await traces.note();
  await press(texts.result.continue);
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
  await traces.note();

  const [copy] = await copiesTo(person.email, server().outboxUrl);
  expect(copy?.fileName).toBe('membership-form.pdf');
  const outbox = await (await fetch(server().outboxUrl)).text();
  for (const text of [traces.found(), server().output(), outbox]) {
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toContain(marker);
    expect(text).not.toContain(ssnDigits);
    expect(text).not.toMatch(lastFour);
  }
  expect(Buffer.from(copy?.file ?? []).includes(ssnDigits)).toBe(false);
  expect(new Set([...traces.sentIn(ssnDigits), ...traces.sentIn(marker)])).toEqual(
    new Set(['/api/pact-form/forms']),
  );
  await server().kill();
  expect(await filesWith(server().dataFolder, [marker, ssnDigits])).toEqual([]);
});

test('a user signed in to the portal in the same browser stays signed in, and sends no token with the form', async ({
  newVisit,
}) => {
  const visit = await newVisit();
  const { page: portal } = visit;
  await visit.enter('staff');
  await visit.calls.settle();
  const session = () => portal.evaluate(() => Object.entries(localStorage));
  const before = await session();
  expect(before.map(([name]) => name)).toContain('portal.token');

  const page = await portal.context().newPage();
  const sent: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/pact-form/')) sent.push(request.headers()['authorization'] ?? 'none');
    else if (pathname.startsWith('/api/')) elsewhere.push(pathname);
  });
  const walk = walkOn({ page });
  const other = invitedPerson(1140);
  await walk.toForm(other);
  await walk.fillRest(other.ssn);
  await breakNext(page, 'save', 'an ended token');
  await walk.sign();
  await walk.confirm(other.lastFour);
  await walk.atSigningPage();
  await walk.choose('sign');
  await walk.done();
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(new Set(sent)).toEqual(new Set(['none']));
  expect(elsewhere).toEqual([]);
  expect(await session()).toEqual(before);
  await portal.reload();
  await visit.calls.settle();
  expect(visit.address()).not.toMatch(/login/);
});
