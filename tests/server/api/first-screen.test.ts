import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPortal } from '@server/web/portal';
import type { PrerenderedScreen } from '@core/navigation/first-screen';

const script = 'hide($&)';
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
const drawn = (screen: PrerenderedScreen['screen'], language: string): PrerenderedScreen => ({
  screen,
  language,
  title: `${screen} in ${language}`,
  body: `<main><h1>${screen} ${language} $1</h1></main>`,
  styles: [
    { names: 'ui 1a2b', css: '.ui-1a2b{color:red}' },
    { names: '', css: '[data-pressed]{opacity:.6}' },
  ],
  script,
  scriptHash,
});
const page =
  '<!doctype html><html lang="en"><head><title>Client Portal</title></head><body><div id="root"></div></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-first-'));
  await mkdir(join(folder, '.first-screens'));
  await writeFile(join(folder, 'index.html'), page);
  for (const screen of ['login', 'membership'] as const)
    for (const language of ['en', 'es'])
      await writeFile(
        join(folder, '.first-screens', `${screen}.${language}.json`),
        JSON.stringify(drawn(screen, language)),
      );
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  createPortal(folder)(new Request(`http://localhost${path}`, { headers }));
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

describe('the first screen in the page', () => {
  test.each([
    ['/login', 'en-US,en;q=0.9', 'login', 'en'],
    ['/', 'es-MX,es;q=0.9,en;q=0.8', 'login', 'es'],
    ['/login', 'fr, es;q=0.5', 'login', 'es'],
    ['/login', 'fr', 'login', 'en'],
    ['/login?lang=es', 'en', 'login', 'es'],
    ['/login?lang=xx', 'es', 'login', 'es'],
    ['/thepactform?id=7', 'es', 'membership', 'es'],
  ])('of %s for Accept-Language "%s" is the %s in %s', async (path, accepted, screen, language) => {
    const response = await get(path, { 'Accept-Language': accepted });
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${screen} in ${language}</title>`);
    expect(html).toContain(
      `<div id="root" data-screen="${screen}" data-language="${language}"><main><h1>${screen} ${language} $1</h1></main></div>`,
    );
    expect(response.headers.get('Vary')).toContain('Accept-Language');
  });

  test('has its styles with the nonce and the only inline script that the policy allows', async () => {
    const response = await get('/login');
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '';
    const html = await response.text();
    expect(html).toContain(`<style nonce="${nonce}" data-emotion="ui 1a2b">.ui-1a2b{color:red}</style>`);
    expect(html).toContain(`<style nonce="${nonce}">[data-pressed]{opacity:.6}</style>`);
    expect(html).toContain(`<script>${script}</script>`);
    expect(policyOf(response)).toContain(`script-src 'self' '${scriptHash}';`);
    expect(policyOf(response)).not.toContain('unsafe');
  });

  test.each(['/clients', '/forgot-password', '/thepactform', '/thepactform?id=7&event=cancel&envelope_id=e'])(
    'is missing at %s, and no inline script is allowed there',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toContain('<div id="root"></div>');
      expect(policyOf(response)).toContain("script-src 'self';");
    },
  );

  test('cannot be fetched as a file', async () => {
    expect((await get('/.first-screens/login.en.json')).status).toBe(404);
  });

  test('is compressed when the browser accepts it', async () => {
    const response = await get('/login', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    await writeFile(join(folder, 'index.html'), page.replace('<body>', `<body>${'long '.repeat(400)}`));
    const long = await get('/login', { 'Accept-Encoding': 'gzip, br' });
    await writeFile(join(folder, 'index.html'), page);
    expect(long.headers.get('Content-Encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await long.arrayBuffer())).toString();
    expect(html).toContain('<h1>login en $1</h1>');
  });
});

test('the first screen of the membership form is left out when the form is closed', async () => {
  const closed = createPortal(folder, { membership: false });
  const at = async (path: string) => (await closed(new Request(`http://localhost${path}`))).text();
  expect(await at('/thepactform?id=1')).not.toContain('data-screen');
  expect(await at('/login')).toContain('data-screen="login"');
  expect(await (await get('/thepactform?id=1')).text()).toContain('data-screen="membership"');
});

test('only the first screen of the membership form shows the support phone before any script runs', async () => {
  const portal = createPortal(folder, { supportPhone: '+1 (510) 555-0142' });
  const textOf = async (path: string) => (await portal(new Request(`http://localhost${path}`))).text();
  expect(await textOf('/thepactform?id=7')).toContain(
    '<p data-support><a href="tel:+15105550142">+1 (510) 555-0142</a></p></main>',
  );
  expect(await textOf('/login')).not.toContain('tel:');
  expect(await (await get('/thepactform?id=7')).text()).not.toContain('data-support');
});
