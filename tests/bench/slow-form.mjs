// Measures the membership form on 2G on a first visit: when it is readable, when it is usable, and what each later step fetches.
import { chromium } from 'playwright-core';
import { build, isBuilt } from '../../scripts/build-state.mjs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startServer } from '../helpers/server-process.mjs';

/** 50 kbit/s and 800 ms, as in the browser's developer tools. */
const slow = { offline: false, latency: 800, downloadThroughput: 50e3 / 8, uploadThroughput: 50e3 / 8 };
const person = { id: 1140, lastFour: '1140', number: '212-45-1140' };

if (!isBuilt()) build();
const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  const rows = [];
  let began = Date.now();
  let before = 0;
  const note = (what) => {
    rows.push(
      `| ${what} | ${((Date.now() - began) / 1000).toFixed(1)} s | ${((bytes - before) / 1000).toFixed(1)} kB |`,
    );
    [began, before] = [Date.now(), bytes];
  };
  await page.goto(`${server.url}/thepactform?id=${person.id}`, { waitUntil: 'commit', timeout: 120_000 });
  const agree = page.getByRole('button', { name: 'I agree to join' });
  await agree.waitFor({ timeout: 120_000 });
  const shown = ((Date.now() - began) / 1000).toFixed(1);
  await agree.click();
  await page.getByLabel('Last 4 digits').waitFor({ timeout: 120_000 });
  note('until the first press was answered');
  await page.getByLabel('Last 4 digits').fill(person.lastFour);
  await page.getByRole('button', { name: 'Verify membership' }).click();
  await page.getByLabel('Social security number', { exact: true }).waitFor({ timeout: 120_000 });
  note('from the digits to the form');
  await page.getByLabel('Social security number', { exact: true }).fill(person.number);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText(/We sent a link/).waitFor({ timeout: 120_000 });
  note('saving the answers and mailing a link');
  process.stdout.write(
    `Welcome seen after ${shown} s.\n\n| step | time | fetched |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  );
} finally {
  await browser.close();
  await server.kill();
}
