import { expect, test } from 'vitest';
import { requireNode } from '../../../server/node-version';
import { readSettings } from '../../../server/settings';

test('everything has a default, and an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual({
    port: 4180,
    host: '127.0.0.1',
    dataFolder: './.portal',
    mailFrom: 'portal@localhost',
    publicUrl: 'http://localhost:4180',
    portalFolder: './dist/portal',
    trustProxy: false,
    signing: { provider: 'stand-in' },
    signingHosts: [],
  });
});

test('the public address follows the port and has no slash at its end', () => {
  expect(readSettings({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
  expect(readSettings({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL must be an http or https address'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be'],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test.each(['18.20.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(() => requireNode(version)).toThrow('too old');
});

test.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});
