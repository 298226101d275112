import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPortal } from '@server/web/portal';

let folder: string;
const manifest = {
  'index.html': { file: 'assets/main.js' },
  'src/app/start-portal.tsx': { file: 'assets/portal.js', imports: ['_shared.js'] },
  'src/app/start-membership.tsx': { file: 'assets/membership.js', imports: ['_shared.js', '_form.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/app/login-route.tsx': { file: 'assets/login.js', imports: ['_shared.js'] },
  'src/app/portal/portal.tsx': { file: 'assets/refine.js', imports: ['_shared.js'] },
  'src/ui/list/list-page.tsx': { file: 'assets/list.js', imports: ['_shared.js', '_tools.js'] },
  'src/ui/list/phone-list.tsx': { file: 'assets/cards.js', imports: ['_tools.js', '_values.js'] },
  'src/ui/list/wide-list.tsx': { file: 'assets/grid.js', imports: ['_tools.js', '_cells.js', '_values.js'] },
  '_tools.js': { file: 'assets/tools.js' },
  '_cells.js': { file: 'assets/cells.js' },
  '_values.js': { file: 'assets/values.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
};
const html = '<html><head><script type="module" src="/assets/main.js"></script></head></html>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-preloads-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.html'), html);
});
afterAll(() => rm(folder, { recursive: true }));

const preloadsAt = async (path: string, settings = {}) => {
  const response = await createPortal(folder, settings)(new Request(`http://localhost${path}`));
  const page = await response.text();
  return {
    page,
    files: [...page.matchAll(/modulepreload" crossorigin href="([^"]*)"( media="[^"]*")?/g)].map(
      ([, file = '', media = '']) => file + media,
    ),
  };
};

describe('the page preloads the scripts that its address needs, each once', () => {
  const start = ['/assets/portal.js', '/assets/shared.js'];
  test.each(['/', '/login', '/no/such/page', '/thepactform/more'])('the login at %s', async (path) => {
    expect((await preloadsAt(path)).files).toEqual([...start, '/assets/login.js']);
  });
  test.each([
    '/users',
    '/clients',
    '/clients/7/employees',
    '/clients/7/employees/12',
    '/evoove/administration/new',
  ])('a list at %s, with cards on a phone and the grid in wider windows', async (path) => {
    const under = (names: readonly string[], width: string) =>
      names.map((name) => `/assets/${name}.js media="(${width})"`);
    const list = ['/assets/refine.js', '/assets/list.js', '/assets/tools.js'];
    const cards = under(['cards', 'values'], 'max-width:599.95px');
    const grid = under(['grid', 'cells', 'values'], 'min-width:600px');
    expect((await preloadsAt(path)).files).toEqual([...start, ...list, ...cards, ...grid]);
  });
  test('a page behind the login that is not a list', async () => {
    expect((await preloadsAt('/clients/7/dashboard')).files).toEqual([...start, '/assets/refine.js']);
  });
  test.each(['/thepactform', '/thepactform/', '/thepactform?id=1001&lang=es'])(
    'the form at %s',
    async (path) => {
      const { files } = await preloadsAt(path);
      expect(files).toEqual(['/assets/membership.js', '/assets/shared.js', '/assets/form.js']);
    },
  );
});

test('the page lists the hosts that a signing address may lead to', async () => {
  const { page } = await preloadsAt('/thepactform', { signingHosts: ['demo.docusign.net', 'a"b'] });
  expect(page).toContain('<meta name="signing-hosts" content="demo.docusign.net,a&quot;b" />');
});

describe('the page describes the call for the rows of its list', () => {
  const named = async (path: string) => {
    const { page } = await preloadsAt(path);
    const text = /<meta name="prefetch" content="([^"<>]*)"/.exec(page)?.[1];
    const entities = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
    const unescaped = text?.replace(/&\w+;/g, (entity) => entities[entity as keyof typeof entities]);
    return unescaped === undefined ? null : (JSON.parse(unescaped) as readonly { readonly call: unknown }[]);
  };
  test('with the state of the address', async () => {
    const [entry, ...others] = (await named('/clients/7/employees?page=2&search=%3Cb%3E"%26')) ?? [];
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      queryKey: ['data', 'client-7', 'workers', 'list', {}],
      permissions: ['eip_menu_workers'],
    });
    expect(entry?.call).toEqual({
      backend: 'eip',
      path: 'clients/7/workers',
      query: {
        offset: '20',
        limit: '10',
        sort: 'full_name',
        order: 'asc',
        search: '<b>"&',
        employee_status: 'Active',
        all_cutoff_met: 'null',
      },
    });
  });
  test.each(['/', '/clients', '/clients/7/dashboard', '/clients/x/employees'])('not at %s', async (path) => {
    expect(await named(path)).toBeNull();
  });
});
