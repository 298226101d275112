import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { violationsOf } from '../../tests/helpers/axe.mjs';
import { storedSession } from '../../tests/helpers/stored-session.mjs';
import { screens } from './screens.mjs';

const password = 'Portal-demo-1!';
const languages = ['en', 'es'];
const widths = [390, 768, 1280, 1920];
const themes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
  print: { colorScheme: 'light', media: 'print' },
};
const defaultMedia = { colorScheme: 'light', forcedColors: 'none', media: 'screen' };
/** Number of screens per sheet. */
const screensPerSheet = 12;

const fileOf = (...parts) => `${parts.join(' ').replaceAll(/[^\w]+/g, '-')}.png`;

/** Waits until no skeletons are left, unless the screen shows the loading state. */
const untilDrawn = async (page, { answer }) => {
  await page.locator('h1, h2, [role=alert]').first().waitFor({ state: 'attached' });
  if (answer === 'never') return;
  await page.waitForLoadState('networkidle');
  // On a phone, content behind a record stays hidden.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .MuiSkeleton-root')].every((one) => !one.checkVisibility()),
  );
  // Wait for color transitions to end.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof globalThis.CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
};

const mockResponse = async (page, { calls, answer }) => {
  if (calls === undefined) return;
  await page.route(calls, (route) =>
    answer === 'never'
      ? undefined
      : route.fulfill({ status: answer, contentType: 'application/json', body: '{"message":"No"}' }),
  );
};

/**
 * Takes pictures of one screen in one language, in all widths and themes. Returns the violations that axe finds in all of
 * them except print.
 */
const takeScreenshots = async (browser, url, folder, screen, language, session) => {
  const options = { baseURL: url, locale: `${language}-US`, reducedMotion: 'reduce', ...session };
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await mockResponse(page, screen);
  // A partly filled form asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  const faults = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    // Content for another width may not appear immediately after a resize, so load the page again. Going through
    // `about:blank` makes this a new visit and not a navigation within the last one.
    await page.goto('about:blank');
    await page.goto(screen.path);
    await untilDrawn(page, screen);
    await screen.open?.(page);
    for (const [theme, media] of Object.entries(themes)) {
      await page.emulateMedia({ ...defaultMedia, ...media });
      await untilDrawn(page, screen);
      const path = join(folder, fileOf(screen.name, language, width, theme));
      await page.screenshot({ path, animations: 'disabled' });
      if (theme !== 'print')
        faults.push(...(await violationsOf(page)).map((fault) => `${width} px, ${theme}: ${fault}`));
    }
    await page.emulateMedia(defaultMedia);
  }
  await context.close();
  return faults;
};

const sheetPage = (width, title, pictures) => `<!doctype html>
<style>
  body { margin: 16px; font: 14px sans-serif; background: #888; }
  main { display: grid; gap: 12px; grid-template-columns: repeat(${width < 600 ? 6 : 4}, 1fr); }
  figure { margin: 0; } img { width: 100%; display: block; }
</style>
<h1>${title}</h1>
<main>${pictures.map(({ name, file }) => `<figure><figcaption>${name}</figcaption><img src="${file}"></figure>`).join('')}</main>`;

/** Puts the pictures of one width, theme and language side by side, a dozen per sheet. */
const layOut = async (browser, folder, width, theme, language) => {
  const page = await browser.newPage({ viewport: { width: width < 600 ? 1500 : 2000, height: 800 } });
  for (let from = 0; from < screens.length; from += screensPerSheet) {
    const number = from / screensPerSheet + 1;
    const title = `${width} px, ${theme}, ${language}, sheet ${number}`;
    const pictures = screens.slice(from, from + screensPerSheet).map(({ name }) => ({
      name,
      file: fileOf(name, language, width, theme),
    }));
    const html = join(folder, 'sheet.html');
    writeFileSync(html, sheetPage(width, title, pictures));
    await page.goto(pathToFileURL(html).href);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const path = join(folder, 'sheets', fileOf(width, theme, language, number));
    await page.screenshot({ path, fullPage: true });
  }
  await page.close();
};

/**
 * Takes pictures of every screen in four widths, four themes and two languages, and makes contact sheets of them in
 * `<folder>/sheets`. `only` selects the pictures to take again, as a regular expression for language and name (`es
 * employee`). The others keep the previous picture. Prints the violations that axe finds, and throws at the end when
 * there are any.
 */
export const makeSheets = async (browser, url, folder, only) => {
  const namePattern = new RegExp(only ?? '');
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  let faults = 0;
  for (const language of languages)
    for (const screen of screens.filter(({ name }) => namePattern.test(`${language} ${name}`))) {
      const account = screen.account && { username: screen.account, password };
      const session = account ? { storageState: await storedSession(url, account) } : {};
      try {
        const found = await takeScreenshots(browser, url, folder, screen, language, session);
        console.log([`${language} ${screen.name}`, ...found].join('\n  '));
        faults += found.length;
      } catch (cause) {
        throw new Error(`${screen.name}, ${language}: taking the picture failed`, { cause });
      }
    }
  for (const language of languages)
    for (const width of widths)
      for (const theme of Object.keys(themes)) await layOut(browser, folder, width, theme, language);
  console.log(`The sheets are in ${join(folder, 'sheets')}`);
  if (faults > 0) throw new Error(`axe found ${faults} violations, listed above`);
};
