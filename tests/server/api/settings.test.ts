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
    demoData: true,
    trustProxy: false,
    signing: { provider: 'stand-in' },
    signingHosts: [],
  });
});

test('the public address follows the port and has no slash at its end', () => {
  expect(readSettings({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
  expect(readSettings({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
});

const docusign = {
  SIGNING_PROVIDER: 'docusign',
  DOCUSIGN_ACCOUNT_ID: 'account',
  DOCUSIGN_INTEGRATION_KEY: 'integration',
  DOCUSIGN_USER_ID: 'user',
  DOCUSIGN_PRIVATE_KEY_FILE: './key.pem',
  DOCUSIGN_CONNECT_KEY: 'new, old',
};

test('DocuSign takes its addresses from the environment that is meant', () => {
  expect(readSettings(docusign)).toMatchObject({
    signing: {
      provider: 'docusign',
      baseUrl: 'https://demo.docusign.net',
      authUrl: 'https://account-d.docusign.com',
      connectKeys: ['new', 'old'],
    },
    signingHosts: ['demo.docusign.net'],
  });
  expect(readSettings({ ...docusign, DOCUSIGN_BASE_URL: 'https://na3.docusign.net/' })).toMatchObject({
    signing: { baseUrl: 'https://na3.docusign.net', authUrl: 'https://account.docusign.com' },
    signingHosts: ['na3.docusign.net'],
  });
  expect(readSettings({ ...docusign, SIGNING_HOSTS: 'a.example, b.example' }).signingHosts).toEqual([
    'a.example',
    'b.example',
  ]);
});

test.each(Object.keys(docusign).filter((name) => name !== 'SIGNING_PROVIDER'))(
  'DocuSign without %s is refused in one sentence',
  (name) => {
    expect(() => readSettings({ ...docusign, [name]: ' ' })).toThrow(
      `${name} must be set when SIGNING_PROVIDER is docusign.`,
    );
  },
);

test.each([
  [{ SIGNING_PROVIDER: 'pen' }, 'SIGNING_PROVIDER must be stand-in or docusign'],
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ DEMO_DATA: 'no' }, 'DEMO_DATA must be on or off, not "no".'],
  [{ ADMIN_EMAIL: 'somebody' }, 'ADMIN_EMAIL must be an email address, not "somebody".'],
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
