import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { otherPrograms } from '@scripts/find-browser.mjs';
import { environmentOf, timeoutMs, type Key, type Remote } from './remote';

/** Starts a virtual display, with the first free number, for a browser that cannot run headless. */
const openDisplay = async (program: string) => {
  const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn(program, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, close: () => display.kill() };
};

/** Creates a separate home folder, with a download folder and with animations turned off. */
const makeHome = async () => {
  const home = await mkdtemp(join(tmpdir(), 'portal-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return { home, downloads };
};

/** In the page: returns its errors and warnings since the last call. WebDriver does not report the console. */
const takePageErrors = (): string[] => {
  const place = window as unknown as { pageErrors?: string[] };
  if (place.pageErrors) return place.pageErrors.splice(0);
  const found: string[] = (place.pageErrors = []);
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => void found.push(`${level}: ${args.map(String).join(' ')}`);
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    found.push(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  return [];
};

/** Opens WebKitGTK's MiniBrowser over WebDriver. */
export const openWebKit = async (): Promise<Remote> => {
  const { webkitDriver, display: screen } = otherPrograms;
  if (!webkitDriver || !screen)
    throw new Error('webkit2gtk-driver or xvfb is not installed (docs/browsers.md)');
  const display = await openDisplay(screen);
  const { home, downloads } = await makeHome();
  const own = { DISPLAY: display.name, XDG_CONFIG_HOME: home, LANG: 'en_US.UTF-8' };
  const service = new DriverService.Builder(webkitDriver)
    .setLoopback(true)
    .setEnvironment(new Map(Object.entries(environmentOf(own))))
    .build();
  const close = async () => {
    await service.kill();
    display.close();
    await rm(home, { recursive: true, force: true });
  };
  const start = async () => {
    const url = await service.start(2 * timeoutMs);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    const capabilities = await driver.getCapabilities();
    return { driver, version: String(capabilities.get('browserVersion')) };
  };
  const { driver, version } = await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const resize = (width: number, height: number) =>
    driver.manage().window().setRect({ x: 0, y: 0, width, height });
  await resize(1280, 900);
  return {
    title: `WebKitGTK/${version}`,
    downloads,
    resize,
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    clickOn: async (find, ...args) => {
      const element = await driver.executeScript<WebElement | null>(find, ...args);
      await element?.click();
      return element !== null;
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Keys[key.toUpperCase() as Uppercase<Key>])
        .perform(),
    selectAll: () => driver.actions().keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).perform(),
    pageErrors: () => driver.executeScript(takePageErrors),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await close();
    },
  };
};
