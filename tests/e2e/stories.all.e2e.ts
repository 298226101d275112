import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { root } from '@scripts/build-state.mjs';
import { isFull } from '../helpers/scale';
import { expect, test } from './setup/fixtures';
import { areas, languages } from './setup/portal';
import { brokenWords, layoutFaults, violationsOf } from './setup/violations';

const built = join(root, 'node_modules/.cache/portal/stories');
let server: PreviewServer;
let stories: readonly string[];

test.beforeAll(async () => {
  // Storybook's own build takes about half a minute.
  test.setTimeout(300_000);
  const { NODE_ENV: _, ...env } = process.env;
  const build = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', built];
  await promisify(execFile)(process.execPath, build, { cwd: root, env });
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: object };
  stories = Object.keys(index.entries);
  server = await preview({ root, configFile: false, build: { outDir: built }, preview: { port: 0 } });
});
test.afterAll(() => server.close());

interface StoryVariant {
  readonly language: string;
  readonly mode: 'light' | 'dark';
}

/** The properties of Storybook's window that are used here. */
interface Storybook {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<void> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (payload: unknown) => void) => void;
    readonly emit: (event: string, payload: object) => void;
  };
}

/** Loads Storybook's story page in one language and mode. The browser prefers the other mode, because the address must decide. */
const openVariant = async (page: Page, { language, mode }: StoryVariant) => {
  await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
  const query = new URLSearchParams({ id: stories.at(-1)!, globals: `language:${language};mode:${mode}` });
  await page.goto(`${server.resolvedUrls!.local[0]!}iframe.html?${query.toString()}`);
};

/** Shows another story in the loaded page. Resolves when it has finished, with its errors. */
const openStory = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as Storybook;
    await preview.ready();
    return new Promise<string[]>((done) => {
      for (const event of [
        'storyThrewException',
        'storyErrored',
        'playFunctionThrewException',
        'storyMissing',
      ])
        channel.on(event, (payload) => done([`${event}: ${JSON.stringify(payload)}`]));
      channel.on('storyFinished', (payload) => {
        const finished = payload as { storyId: string; status: string };
        if (finished.storyId === id)
          done(finished.status === 'success' ? [] : [`ends in ${finished.status}`]);
      });
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  }, storyId);

/** The actual language and mode of the page. */
const variantOf = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    const isDark = parts.every((part) => Number(part) < 80);
    return { language: document.documentElement.lang, mode: isDark ? 'dark' : 'light' };
  });

const allVariants = (['light', 'dark'] as const).flatMap((mode) =>
  languages.map((language): StoryVariant => ({ language, mode })),
);

for (const width of [390, 1280] as const)
  test(`every story at ${width} px has no faults`, async ({ newVisit }) => {
    test.setTimeout(isFull ? 1_200_000 : 300_000);
    const { page } = await newVisit({ viewport: { width, height: 900 } });
    const faults: string[] = [];
    // One mode and language per width; every combination in a full run.
    for (const variant of isFull ? allVariants : [allVariants.at(width === 390 ? -1 : 0)!]) {
      await openVariant(page, variant);
      for (const [at, story] of stories.entries()) {
        // A phone shows every story, because it has the least room. Accessibility checks alternate between the widths.
        const isWide = at % 2 === 0;
        if (!isFull && width === 1280 && !isWide) continue;
        const found = await openStory(page, story);
        found.push(...(await layoutFaults(page)), ...(await brokenWords(page)));
        if (isFull || isWide === (width === 1280)) found.push(...(await violationsOf(page)));
        if (JSON.stringify(await variantOf(page)) !== JSON.stringify(variant)) found.push('has another look');
        faults.push(...found.map((fault) => `${story}, ${variant.mode} in ${variant.language}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

test('every declared kind of field, chip and input has a story', async ({ newVisit }) => {
  const { page } = await newVisit();
  await openVariant(page, { language: 'en', mode: 'light' });
  const shown = async (story: string, name: string) => {
    expect(await openStory(page, story)).toEqual([]);
    return page
      .locator(`[data-${name}]`)
      .evaluateAll(
        (parts, key) =>
          parts.filter((part) => part.textContent.trim() !== '').map((part) => part.dataset[key]),
        name,
      );
  };
  const resources = areas.filter((area) => area.kind === 'resource');
  const fields = resources.flatMap(({ name: area, fields: all }) =>
    Object.entries(all).map(([name, field]) => ({ area, name, field })),
  );
  const kinds = fields.map(({ field }) => field.kind);
  expect(await shown('cell--kinds', 'kind')).toEqual(expect.arrayContaining(kinds));
  const chips = fields.flatMap(({ area, name, field }) =>
    Object.keys(field.values ?? {}).map((value) => `${area}.${name}.${value}`),
  );
  expect(chips.length).toBeGreaterThan(20);
  expect(await shown('chip--declared', 'chip')).toEqual(expect.arrayContaining(chips));
  const inputs = resources.flatMap(({ form }) => Object.values(form?.inputs ?? {}).map(({ kind }) => kind));
  expect(await shown('generatedinput--empty', 'input')).toEqual(expect.arrayContaining(inputs));
});

test('the built portal contains no stories', () => {
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|json|html|css)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  // A fake name that only stories use. The same search must find it in their build.
  const holders = (folder: string) =>
    textsIn(folder)
      .filter(({ text }) => text.includes('Konstantinopoulou') || text.includes('src/stories'))
      .map(({ name }) => name);
  expect(holders(built)).not.toEqual([]);
  expect(textsIn(join(root, 'dist/portal')).length).toBeGreaterThan(20);
  expect(holders(join(root, 'dist/portal'))).toEqual([]);
});
