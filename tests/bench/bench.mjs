import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build, isBuilt, root } from '../../scripts/build-state.mjs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startServer } from '../helpers/server-process.mjs';
import { findBigClient, signIn } from './api.mjs';
import { buildFloors, floorFolder } from './floor.mjs';
import { measureAfterLogin, measureInteractions } from './interactions.mjs';
import {
  measureFormFloor,
  measureList,
  measureListFloor,
  measureLogin,
  measureMembership,
  profiles,
} from './pages.mjs';
import { loadRows, interactionRows, pageRows } from './report.mjs';
import { measureServer } from './server-load.mjs';
import { writeFigures } from './write-figures.mjs';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const runs = Number(options.runs);

if (!isBuilt()) build();
await buildFloors();
const server = await startServer();
const formFloor = await startServer({ env: { PORTAL_FOLDER: floorFolder('form') } });
const listFloor = await startServer({ env: { PORTAL_FOLDER: floorFolder('list') } });
const launch = await findBrowser();
let report;
try {
  const token = await signIn(server.url);
  const client = await findBigClient(server.url, token);
  const results = { formFloor: {}, membership: {}, login: {}, listFloor: {}, list: {}, moves: {} };
  let version = '';
  // Alternate between the profiles in each run, so that a slow minute of the machine affects all figures alike. The
  // first run warms up.
  for (let run = 0; run <= runs; run += 1) {
    for (const profile of Object.keys(profiles)) {
      // Use a new browser each time, with an empty cache.
      const browser = await chromium.launch(launch);
      version = browser.version();
      try {
        const figures = {
          formFloor: await measureFormFloor(browser, formFloor.url, profile),
          membership: await measureMembership(browser, server.url, profile),
          login: await measureLogin(browser, server.url, profile),
          listFloor: await measureListFloor(browser, listFloor.url, profile, client),
          list: await measureList(browser, server.url, profile, client),
          moves: {
            ...(await measureInteractions(browser, server.url, profile, client)),
            ...(await measureAfterLogin(browser, server.url, profile, client)),
          },
        };
        if (run === 0) continue;
        for (const [name, figure] of Object.entries(figures)) (results[name][profile] ??= []).push(figure);
        const times = Object.entries(figures).map(
          ([name, { ready, afterLogin }]) => `${name} ${ready ?? afterLogin} ms`,
        );
        process.stderr.write(`${run}/${runs} ${profile}: ${times.join(', ')}\n`);
      } finally {
        await browser.close();
      }
    }
  }
  const calls = await measureServer(server.url, token, client.id);
  report = [
    `Chromium ${version}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${runs} runs, median (min–max).`,
    '',
    pageRows(results, Object.keys(profiles)),
    '',
    'On loaded pages, in milliseconds; on the phone with responses after 50 ms:',
    '',
    interactionRows(results, Object.keys(profiles)),
    '',
    `List calls of the server at ${client.total.toLocaleString('en-US')} rows (PGlite, one caller, ${calls[0]?.count} calls each):`,
    '',
    loadRows(calls),
  ].join('\n');
} finally {
  await Promise.all([server, formFloor, listFloor].map((one) => one.stop()));
}
console.log(report);
if (options.write) writeFigures(join(root, 'docs/performance.md'), report);
