import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyId } from '@app/why/why-id';
import { root } from '@scripts/build-state.mjs';
import { expect, test } from './setup/fixtures';
import { goTo } from './setup/navigation';
import { violationsOf } from './setup/violations';

interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the dev server of `npm run dev` on a free port with separate data. Only one at a time, because they share
 * Vite's cache.
 */
const startDevServer = async (): Promise<DevServer> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-dev-'));
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0'], {
    cwd: root,
    env: { ...env, DATA_FOLDER: dataFolder, DATABASE_URL: '', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((found, failed) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address !== undefined) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`The dev server did not start:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

test('the panel of reasons matches the visible menu and columns, and is accessible', async ({ newVisit }) => {
  // A dev server serves every file separately, optimizes dependencies on first use, and creates its data at the same time.
  test.setTimeout(300_000);
  const { page, enter, calls } = await newVisit({ url: server.url });
  page.setDefaultTimeout(60_000);
  page.setDefaultNavigationTimeout(120_000);
  await enter('broker', '/clients');
  const drawn = page.locator('[role="columnheader"][data-field]:not([data-field="actions"])');
  await drawn.first().waitFor();
  // Vite reloads the page when it has optimized more dependencies.
  await page.waitForLoadState('networkidle');
  await calls.settle();
  await drawn.first().waitFor();
  const panel = page.getByRole('dialog', { name: 'Why do I (not) see this?' });
  const openPanel = async () => {
    await page.locator(`#${whyId}`).click();
    await panel.waitFor();
  };
  const closePanel = async () => {
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  };
  const parts = (title: string) =>
    panel
      .getByRole('region', { name: title })
      .locator('[data-why]')
      .evaluateAll((items) =>
        items.map((item) => ({
          name: item.dataset['why'] ?? '',
          text: (item as HTMLElement).innerText.replace(/\s+/g, ' '),
        })),
      );
  const there = async (title: string) =>
    (await parts(title)).filter(({ name, text }) => text.startsWith(`${name} yes`)).map(({ name }) => name);

  await test.step('the columns of a list', async () => {
    await openPanel();
    const columns = await there('Columns of this list, as far as there is room');
    const hidden = (await parts('Columns of this list, as far as there is room')).find(
      ({ name }) => name === 'ytd_gross_profit',
    );
    expect(hidden?.text).toContain('no onlyFor, any of these would show it: act_as_eip_admin');
    expect(await violationsOf(page)).toEqual([]);
    await closePanel();
    expect(await drawn.evaluateAll((heads) => heads.map(({ dataset }) => dataset['field']))).toEqual(columns);
  });

  await test.step('the menu of a client', async () => {
    const id = await page.locator('[role="row"][data-id]').first().getAttribute('data-id');
    await goTo(page, `/clients/${id ?? ''}/employees`);
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await links.first().waitFor();
    await openPanel();
    const menu = await there('Side menu');
    await closePanel();
    await expect(links).toHaveCount(menu.length);
  });
});

test('the panel is part of the dev server, and not of the build', async () => {
  const marks = [whyId, '/src/app/why/'];
  const found = (text: string) => marks.filter((mark) => text.includes(mark));
  const folder = join(root, 'dist/portal');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|html|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  // The same search finds code that is part of the portal.
  expect(texts.some((text) => text.includes('src/app/start-portal'))).toBe(true);
  expect(files.filter((_, at) => found(texts[at]!).length > 0)).toEqual([]);
  const sources = await Promise.all(
    ['app/why/why-id.ts', 'app/portal/portal-layout.tsx'].map(async (path) =>
      (await fetch(`${server.url}/src/${path}`)).text(),
    ),
  );
  expect([...new Set(sources.flatMap(found))].sort()).toEqual([...marks].sort());
});
