import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (programs) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

const installed = () => onPath(names).concat(elsewhere).find(runs);

const ofPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const lacksLibraries = () => {
  try {
    return !execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3');
  } catch {
    return true;
  }
};

const answers = (path) => {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).length > 0;
  } catch {
    return false;
  }
};

/** The browser inside the npm package (Linux x64), with its own libraries where the system has none. */
const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks its libraries and sets LD_LIBRARY_PATH only when it believes to be in the service it was made for.
  if (lacksLibraries()) process.env.AWS_EXECUTION_ENV ??= `AWS_Lambda_nodejs20.x`;
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  const path = await chromium.executablePath();
  // Its own fonts on every machine: how wide words are decides what fits.
  const fonts = join(tmpdir(), 'fonts');
  if (existsSync(fonts)) process.env.FONTCONFIG_PATH ??= fonts;
  if (answers(path)) return path;
  // Half of it was unpacked by a run that was stopped.
  rmSync(path, { force: true });
  return chromium.executablePath();
};

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the one an npm package carries (without a window's own pages it takes a third less work than an
 * installed one, and its version is pinned), an installed Chrome or Chromium, and Playwright's own.
 * Answers launch options of playwright-core. Throws when there is none.
 */
export const findBrowser = async () => {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (await packaged()) ?? installed() ?? (await ofPlaywright());
  if (!executablePath) throw new Error('No Chromium found: install Chrome or set CHROMIUM_PATH.');
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--disable-gpu',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
};

/** What the journeys in other browsers start, as Debian's packages install it; undefined where it is not there. */
export const otherPrograms = {
  firefox: onPath(['firefox-esr']).find(runs),
  webkitDriver: onPath(['WebKitWebDriver']).find(runs),
  display: onPath(['Xvfb']).find(runs),
};

const { firefox, webkitDriver, display } = otherPrograms;
const isRequired = process.env.BROWSERS_REQUIRED === '1';

/** The other browsers that journeys run in: all that are installed, or both where a missing one is a failure. */
export const otherBrowsers = [
  ...(isRequired || firefox ? ['firefox'] : []),
  ...(isRequired || (webkitDriver && display) ? ['webkit'] : []),
];
