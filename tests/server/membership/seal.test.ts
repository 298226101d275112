import { expect, test } from 'vitest';
import { newKey } from '@server/api/key-ring';
import { seal, unseal } from '@server/api/membership/seal';

const randomKeys = () => ({
  encryption: [newKey('a1')] as const,
});
const keys = randomKeys();

test.each(['', 'María-José 123-45-6789', 'x'.repeat(300_000)])(
  'unseal() returns the sealed text',
  async (text) => {
    const sealed = await seal(keys, text, 'form:1');
    expect(await unseal(keys, sealed, 'form:1')).toBe(text);
    if (text) expect(sealed).not.toContain(text.slice(0, 20));
  },
);

test('the same text is sealed differently each time', async () => {
  const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(keys, 'text', 'form:1')));
  expect(new Set(sealed).size).toBe(50);
});

test('unseal() rejects another key, another owner and changed text', async () => {
  const sealed = await seal(keys, 'text', 'form:1');
  await expect(unseal(randomKeys(), sealed, 'form:1')).rejects.toThrow();
  await expect(unseal(keys, sealed, 'form:2')).rejects.toThrow();
  const other = sealed[20] === 'A' ? 'B' : 'A';
  await expect(unseal(keys, sealed.slice(0, 20) + other + sealed.slice(21), 'form:1')).rejects.toThrow();
  await expect(unseal(keys, 'no base64!', 'form:1')).rejects.toThrow();
  await expect(unseal(keys, '', 'form:1')).rejects.toThrow();
});
