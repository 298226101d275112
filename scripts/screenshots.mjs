// Takes the README's pictures from the built portal with demo data. With --sheets, makes contact sheets of every
// screen (docs/screens.md).
import './require-node.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from '../tests/helpers/server-process.mjs';
import { storedSession } from '../tests/helpers/stored-session.mjs';
import { build, isBuilt, root } from './build-state.mjs';
import { findBrowser } from './find-browser.mjs';
import { makeSheets } from './screens/sheets.mjs';

const folder = join(root, 'docs/screenshots');
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 };
const account = { username: 'staff@portal.example', password: 'Portal-demo-1!' };

const pictures = [
  { name: 'dashboard', path: '/clients/7/dashboard', until: '.MuiChartsSurface-root', context: desktop },
  { name: 'claims', path: '/clients/7/claims', until: '.MuiDataGrid-row', context: desktop },
  { name: 'claims-phone', path: '/clients/7/claims', until: 'main li', context: phone },
  {
    name: 'employees-dark',
    path: '/clients/7/employees',
    until: '.MuiDataGrid-row',
    context: { ...desktop, colorScheme: 'dark' },
  },
  { name: 'employees-phone', path: '/clients/7/employees', until: 'main li', context: phone },
  {
    name: 'membership-phone',
    path: '/thepactform?id=1006&lang=es',
    until: 'main button',
    context: { ...phone, locale: 'es-MX' },
    isPublic: true,
  },
];

const takePictures = async () => {
  mkdirSync(folder, { recursive: true });
  for (const { name, path, until, context: options, isPublic } of pictures) {
    const session = isPublic ? {} : { storageState: await storedSession(server.url, account) };
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options, ...session });
    const page = await context.newPage();
    await page.goto(server.url + path);
    await page.locator(until).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`docs/screenshots/${name}.png`);
    await context.close();
  }
};

const sheetsAt = process.argv.indexOf('--sheets');
if (!isBuilt()) build();
const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  if (sheetsAt < 0) await takePictures();
  else
    await makeSheets(
      browser,
      server.url,
      join(root, 'node_modules/.cache/portal/screens'),
      process.argv[sheetsAt + 1],
    );
} finally {
  await browser.close();
  await server.stop();
}
