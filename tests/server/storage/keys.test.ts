import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from '@server/keys/load-keys';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;
const base64 = (fill: number) => Buffer.alloc(32, fill).toString('base64');

it('creates four keys at the first start and loads the same ones later', () => {
  const data = join(folder, 'new');
  const made = loadKeys(data);
  const bytes = [made.token[0].bytes, made.encryption[0].bytes, made.lookup, made.trail];
  expect(new Set(bytes.map((key) => Buffer.from(key).toString('hex'))).size).toBe(4);
  for (const key of bytes) expect(key).toHaveLength(32);
  expect(modeOf(join(data, 'keys.json'))).toBe(0o600);
  expect(modeOf(data)).toBe(0o700);
  expect(loadKeys(data)).toEqual(made);
});

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"signing":"YQ==","encryption":"YQ=="}',
  `{"signing":[],"encryption":[],"lookup":"${base64(1)}","trail":"${base64(1)}"}`,
  `{"signing":[{"id":"../x","key":"${base64(1)}"}],"encryption":"${base64(1)}"}`,
])('does not replace a damaged file: %s', (text) => {
  writeFileSync(join(folder, 'keys.json'), text);
  expect(() => loadKeys(folder)).toThrow('is damaged');
});

it('reads the two keys of an older file, and uses its signing key for digests', () => {
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ signing: base64(1), encryption: base64(2) }));
  const keys = loadKeys(folder);
  expect(keys.token).toEqual([{ id: 'first', bytes: new Uint8Array(32).fill(1) }]);
  expect(keys.encryption).toEqual([{ id: 'first', bytes: new Uint8Array(32).fill(2) }]);
  expect(keys.lookup).toEqual(new Uint8Array(32).fill(1));
  expect(loadKeys(folder)).toEqual(keys);
});

describe('KEYS_FILE', () => {
  it('stores the keys in a separate folder', () => {
    const file = join(folder, 'apart', 'portal.json');
    const keys = loadKeys(join(folder, 'data'), file);
    expect(modeOf(file)).toBe(0o600);
    expect(existsSync(join(folder, 'data', 'keys.json'))).toBe(false);
    expect(loadKeys(join(folder, 'data'), file)).toEqual(keys);
  });

  it('never creates new keys while old ones are in the data folder', () => {
    const data = join(folder, 'data');
    loadKeys(data);
    const before = readFileSync(join(data, 'keys.json'), 'utf8');
    const file = join(folder, 'elsewhere.json');
    expect(() => loadKeys(data, file)).toThrow(`Move ${join(data, 'keys.json')} there`);
    expect(existsSync(file)).toBe(false);
    expect(readFileSync(join(data, 'keys.json'), 'utf8')).toBe(before);
    expect(loadKeys(data, join(data, 'keys.json'))).toEqual(loadKeys(data));
  });
});

it('removes access of other accounts to an older folder, its files and its database', () => {
  loadKeys(folder);
  const within = join(folder, 'database', 'base', '1');
  mkdirSync(within, { recursive: true });
  writeFileSync(join(within, '112'), 'x');
  writeFileSync(join(folder, 'server.lock'), '1');
  // A folder of another program in the same folder.
  mkdirSync(join(folder, 'other'));
  chmodSync(join(folder, 'other'), 0o755);
  const own = ['', 'keys.json', 'server.lock', 'database', 'database/base', 'database/base/1'];
  for (const path of own) chmodSync(join(folder, path), path.includes('.') ? 0o644 : 0o755);
  chmodSync(join(within, '112'), 0o666);
  loadKeys(folder);
  expect(own.map((path) => modeOf(join(folder, path)))).toEqual([0o700, 0o600, 0o600, 0o700, 0o700, 0o700]);
  expect(modeOf(join(within, '112'))).toBe(0o600);
  expect(modeOf(join(folder, 'other'))).toBe(0o755);
});
