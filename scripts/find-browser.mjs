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
const wellKnownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (programs) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

const installed = () => onPath(names).concat(wellKnownPaths).find(isExecutable);

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

const canRun = (path) => {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).length > 0;
  } catch {
    return false;
  }
};

/** Returns the browser from the npm package (Linux x64), with the package's libraries when the system has none. */
const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package only unpacks its libraries and sets LD_LIBRARY_PATH in AWS Lambda, so pretend to be there.
  if (lacksLibraries()) process.env.AWS_EXECUTION_ENV ??= `AWS_Lambda_nodejs20.x`;
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  const path = await chromium.executablePath();
  // Use the package's fonts on every machine, because text widths decide what fits.
  const fonts = join(tmpdir(), 'fonts');
  if (existsSync(fonts)) process.env.FONTCONFIG_PATH ??= fonts;
  if (canRun(path)) return path;
  // An interrupted run left it half unpacked.
  rmSync(path, { force: true });
  return chromium.executablePath();
};

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the one in an npm package (a headless shell takes a third less work than an
 * installed browser, and its version is pinned), an installed Chrome or Chromium, or Playwright's. Returns launch options
 * for playwright-core. Throws when there is none.
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

/** The programs for journeys in other browsers, as Debian's packages install them. Undefined when missing. */
export const otherPrograms = {
  firefox: onPath(['firefox-esr']).find(isExecutable),
  webkitDriver: onPath(['WebKitWebDriver']).find(isExecutable),
  display: onPath(['Xvfb']).find(isExecutable),
};

const { firefox, webkitDriver, display } = otherPrograms;
const isRequired = process.env.BROWSERS_REQUIRED === '1';

/** The other browsers that journeys run in: all that are installed, or both where a missing one is a failure. */
export const otherBrowsers = [
  ...(isRequired || firefox ? ['firefox'] : []),
  ...(isRequired || (webkitDriver && display) ? ['webkit'] : []),
];
