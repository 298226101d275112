import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadKeys } from '../../../server/keys';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes two keys at the first start and finds the same ones later', () => {
  const data = join(folder, 'new');
  const made = loadKeys(data);
  expect(made.signing).toHaveLength(32);
  expect(Buffer.from(made.signing).equals(made.encryption)).toBe(false);
  expect(statSync(join(data, 'keys.json')).mode & 0o777).toBe(0o600);
  const found = loadKeys(data);
  expect(Buffer.from(found.signing).equals(made.signing)).toBe(true);
  expect(Buffer.from(found.encryption).equals(made.encryption)).toBe(true);
});

it.each(['', '{', '[]', 'null', '{"signing":"YQ==","encryption":"YQ=="}'])(
  'does not replace a damaged file: %s',
  (text) => {
    writeFileSync(join(folder, 'keys.json'), text);
    expect(() => loadKeys(folder)).toThrow('is damaged');
  },
);
