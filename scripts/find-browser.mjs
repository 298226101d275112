import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
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

const installed = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(elsewhere)
    .find(runs);

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

/** The browser inside the npm package (Linux x64), with its own libraries where the system has none. */
const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks its libraries and sets LD_LIBRARY_PATH only when it believes to be in the service it was made for.
  if (lacksLibraries()) process.env.AWS_EXECUTION_ENV ??= `AWS_Lambda_nodejs20.x`;
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  return chromium.executablePath();
};

/**
 * Finds a Chromium: `CHROMIUM_PATH`, an installed Chrome or Chromium, Playwright's own, and the one an npm package carries.
 * Answers launch options of playwright-core. Throws when there is none.
 */
export const findBrowser = async () => {
  const executablePath =
    process.env.CHROMIUM_PATH ?? installed() ?? (await ofPlaywright()) ?? (await packaged());
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
