import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ElementHandle } from 'puppeteer-core';
import { otherPrograms } from '@scripts/find-browser.mjs';
import { environmentOf, timeoutMs, type Remote } from './remote';

const preferencesOf = (downloads: string) => ({
  'browser.download.dir': downloads,
  // Use the folder named above.
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  // Otherwise Firefox offers to save a submitted address, which takes the focus from the page.
  'extensions.formautofill.addresses.enabled': false,
});

/** The library's type also allows handles among the arguments, which are not used here. */
type InPage = (...args: readonly unknown[]) => unknown;

/** Opens the installed Firefox over WebDriver BiDi, without a separate driver. */
export const openFirefox = async (): Promise<Remote> => {
  if (!otherPrograms.firefox) throw new Error('firefox-esr is not installed (docs/browsers.md)');
  const downloads = await mkdtemp(join(tmpdir(), 'portal-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: otherPrograms.firefox,
    env: environmentOf(),
    extraPrefsFirefox: preferencesOf(downloads),
    defaultViewport: { width: 1280, height: 860 },
    timeout: 2 * timeoutMs,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      pageErrors.push(`${message.type()}: ${message.text()}`);
  });
  return {
    title: await browser.version(),
    downloads,
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    // Firefox 140 rejects the orientation that the library sends with the size.
    resize: (width, height) => page.setViewport({ width, height }).catch(() => undefined),
    evaluate: async (script, ...args) => (await page.evaluate(script as InPage | string, ...args)) as never,
    clickOn: async (find, ...args) => {
      const handle = await page.evaluateHandle(find as InPage, ...args);
      const element = handle.asElement() as ElementHandle | null;
      await element?.click();
      await handle.dispose();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    selectAll: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    pageErrors: () => Promise.resolve(pageErrors.splice(0)),
    picture: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
};
