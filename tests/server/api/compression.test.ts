import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortal } from '@server/web/portal';

const script = 'const one = "the same again and again";\n'.repeat(200);
let folder: string;
let portal: (request: Request) => Promise<Response>;
const get = (path: string, accepted: string): Promise<Response> =>
  portal(new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': accepted } }));
const encodingOf = (response: Response) => response.headers.get('Content-Encoding');
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/large.js'), script);
  await writeFile(join(folder, 'assets/small.js'), 'run()');
  await writeFile(join(folder, 'picture.png'), Buffer.alloc(5000));
  portal = createPortal(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('files are compressed with an encoding that the client accepts', async () => {
  const brotli = await get('/assets/large.js', 'gzip, deflate, br, zstd');
  expect(encodingOf(brotli)).toBe('br');
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(script);
  const gzip = await get('/assets/large.js', 'gzip;q=1.0, br;q=0');
  expect(encodingOf(gzip)).toBe('gzip');
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(script);
});

test.each([
  ['/assets/large.js', ''],
  ['/assets/large.js', 'identity, br;q=0, gzip;q=0.0'],
  ['/assets/large.js', 'vibrant, gzipped'],
  ['/assets/small.js', 'br, gzip'],
  ['/picture.png', 'br, gzip'],
])('%s is sent uncompressed for Accept-Encoding %j', async (path, accepted) => {
  const response = await get(path, accepted);
  expect([response.status, encodingOf(response)]).toEqual([200, null]);
});

test('a changed file is compressed again', async () => {
  const file = join(folder, 'changing.js');
  const textOf = async () => brotliDecompressSync(await bytesOf(await get('/changing.js', 'br'))).toString();
  await writeFile(file, 'a'.repeat(3000));
  expect(await textOf()).toBe('a'.repeat(3000));
  await writeFile(file, 'b'.repeat(3000));
  await utimes(file, 1, 1);
  expect(await textOf()).toBe('b'.repeat(3000));
});

test('the compressed file of the build is sent unless the original is newer', async () => {
  const file = join(folder, 'prepared.js');
  await writeFile(file, 'a'.repeat(3000));
  await writeFile(`${file}.br`, brotliCompressSync('made before'));
  const textOf = async () => brotliDecompressSync(await bytesOf(await get('/prepared.js', 'br'))).toString();
  expect(await textOf()).toBe('made before');
  expect((await get('/prepared.js.br', 'br')).status).toBe(404);
  await utimes(`${file}.br`, 1, 1);
  await utimes(file, 2, 2);
  expect(await textOf()).toBe('a'.repeat(3000));
});
