import { describe, expect, test } from 'vitest';
import { nodeWarning, requireNode } from '@server/node-version';
import { readSettings } from '@server/settings/read-settings';

/** The settings required when other machines can reach the portal. */
const reachable = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://portal.example/',
  SMTP_URL: 'smtp://mail.example:587',
  MEMBERSHIP: 'off',
  TRUST_PROXY: '1',
  DEMO_DATA: 'off',
};

test('everything has a default, and an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual({
    port: 4180,
    host: '127.0.0.1',
    isLocal: true,
    outbox: 'by default',
    outboxPort: 4181,
    membership: true,
    membershipForm: { asksBirthDate: false, signedLinksOnly: false, isClosed: false },
    pictureHosts: [],
    sessionDays: 30,
    sessionIdleHours: 12,
    trailDays: 400,
    historyDays: 400,
    trashDays: 30,
    dataFolder: './.portal',
    mailFrom: 'portal@localhost',
    publicUrl: 'http://localhost:4180',
    portalFolder: './dist/portal',
    demoData: true,
    proxies: 0,
    signing: { provider: 'stand-in' },
    signingHosts: [],
  });
});

test('the public address follows the port and has no trailing slash', () => {
  expect(readSettings({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
  expect(readSettings(reachable).publicUrl).toBe('https://portal.example');
});

const docusign = {
  SIGNING_PROVIDER: 'docusign',
  DOCUSIGN_ACCOUNT_ID: 'account',
  DOCUSIGN_INTEGRATION_KEY: 'integration',
  DOCUSIGN_USER_ID: 'user',
  DOCUSIGN_PRIVATE_KEY_FILE: './key.pem',
  DOCUSIGN_CONNECT_KEY: 'new, old',
};

const messageOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('DocuSign addresses and signing hosts follow the base URL', () => {
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
  [
    { TRUST_PROXY: 'on' },
    'TRUST_PROXY must be the number of proxies in front of the portal, from 0 to 9, not "on".',
  ],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be the number of proxies'],
  [{ TRUST_PROXY: '10.0.0.1' }, 'TRUST_PROXY must be the number of proxies'],
  [{ DATABASE_URL: 'portal' }, 'DATABASE_URL must be a postgres: address.'],
  [{ API_URL: 'api.example' }, 'API_URL must be a path or a web address, not "api.example".'],
  [{ SIGNING_HOSTS: 'https://a.example' }, 'SIGNING_HOSTS must be host names'],
  [{ DEMO_DATA: 'no' }, 'DEMO_DATA must be on or off, not "no".'],
  [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an email address, not "admin".'],
  [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL must be an http or https address'],
  [{ OUTBOX_PORT: '70000' }, 'OUTBOX_PORT must be a number'],
  [{ OUTBOX_PORT: '4180' }, 'OUTBOX_PORT must be another port than PORT'],
  [{ OUTBOX: 'off' }, 'SMTP_URL must name a mail server where OUTBOX is off.'],
  [{ OUTBOX: 'on', SMTP_URL: 'smtp://localhost' }, 'OUTBOX must be off where SMTP_URL sends the mails.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp: or smtps: address.'],
  [{ MEMBERSHIP: 'closed' }, 'MEMBERSHIP must be on or off, not "closed".'],
  [{ PICTURE_HOSTS: 'a.example, https://b.example' }, 'not "https://b.example"'],
  [{ PICTURE_HOSTS: "a.example;script-src 'unsafe-inline'" }, 'PICTURE_HOSTS must be host names'],
  [{ SECURITY_CONTACT: 'security@portal.example' }, 'SECURITY_CONTACT must be a mailto: or https: address'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address'],
  [{ SUPPORT_PHONE: 'call us' }, 'SUPPORT_PHONE must be a phone number'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be'],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

/** Returns the variables that the error message names, each in one sentence. */
const namedIn = (message: string): string[] => {
  const [heading, ...lines] = message.split('\n');
  expect(heading).toBe('Change these settings first:');
  return lines
    .filter((line) => !line.startsWith('With '))
    .map((line) => /^ {2}- ([A-Z_]+) must .*\.$/.exec(line)?.[1] ?? line);
};

test('every wrong value is named at once', () => {
  const wrong = { PORT: 'abc', DEMO_DATA: 'no', PUBLIC_URL: 'portal', SIGNING_PROVIDER: 'docusign' };
  const names = ['PORT', 'PUBLIC_URL', 'DEMO_DATA', ...Object.keys(docusign).slice(1)];
  expect(namedIn(messageOf(wrong)).toSorted()).toEqual(names.toSorted());
});

test('no wrong value hides another wrong, missing or unsafe one', () => {
  const wrong = {
    ...{
      PORT: 'x',
      OUTBOX: 'x',
      OUTBOX_PORT: 'x',
      DATABASE_URL: 'mysql://name:secret@host',
      ADMIN_EMAIL: 'x',
    },
    ...{
      API_URL: 'x',
      TRAIL_DAYS: '0',
      HISTORY_DAYS: '0',
      TRASH_DAYS: '0',
      TRUST_PROXY: 'yes',
      SESSION_DAYS: 'x',
      SESSION_IDLE_HOURS: 'x',
    },
    ...{ MEMBERSHIP: 'x', MEMBERSHIP_ASKS: 'x', MEMBERSHIP_SIGNED_LINKS: 'x', SECURITY_CONTACT: 'x' },
    ...{ SUPPORT_EMAIL: 'x', SUPPORT_PHONE: 'x' },
    ...{ PICTURE_HOSTS: '/', SIGNING_HOSTS: '/', DOCUSIGN_BASE_URL: 'x', DOCUSIGN_AUTH_URL: 'x' },
    ...{ SIGNING_PROVIDER: 'docusign', SMTP_URL: 'smpt://name:secret@host' },
  };
  const missing = [...Object.keys(docusign).slice(1), 'PUBLIC_URL', 'DEMO_DATA'];
  const names = Object.keys(wrong).filter((name) => name !== 'SIGNING_PROVIDER');
  const message = messageOf({ ...wrong, HOST: '0.0.0.0' });
  expect(namedIn(message).toSorted()).toEqual([...names, ...missing].toSorted());
  expect(message).not.toContain('secret');
});

describe('a portal that other machines can reach', () => {
  test('starts with everything set, or with explicit exceptions', () => {
    expect(readSettings(reachable)).toMatchObject({ isLocal: false, outbox: 'off', membership: false });
    const { MEMBERSHIP: _, ...open } = reachable;
    expect(readSettings({ ...open, ...docusign })).toMatchObject({ membership: true });
    expect(readSettings({ ...reachable, DEMO_DATA: 'on' })).toMatchObject({ demoData: true });
    for (const [said, proxies] of [
      ['0', 0],
      ['2', 2],
    ] as const)
      expect(readSettings({ ...reachable, TRUST_PROXY: said })).toMatchObject({ proxies });
    expect(readSettings({ ...reachable, SMTP_URL: '', OUTBOX: 'on' })).toMatchObject({ outbox: 'said' });
  });

  test.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.5' }],
    [{ HOST: 'portal.example' }],
    [{ PUBLIC_URL: 'http://portal.example' }],
    [{ PUBLIC_URL: 'http://127.0.0.1.portal.example' }],
  ])('is recognized by %j, and one message names all missing settings', (environment) => {
    const message = messageOf(environment);
    expect(namedIn(message)).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'SIGNING_PROVIDER',
      'TRUST_PROXY',
      'DEMO_DATA',
    ]);
    const [[name, value]] = Object.entries(environment) as [[string, string]];
    expect(message.endsWith(`\nWith ${name}=${value} other machines can reach the portal.`)).toBe(true);
  });

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SIGNING_PROVIDER', { MEMBERSHIP: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: '' }],
    ['DEMO_DATA', { DEMO_DATA: '' }],
  ])('gets an error for %s alone when only that is missing', (name, change) => {
    expect(namedIn(messageOf({ ...reachable, ...change }))).toEqual([name]);
  });

  test.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { PUBLIC_URL: 'http://[::1]:80' },
  ])('is not recognized with %j', (environment) => expect(readSettings(environment).isLocal).toBe(true));
});

test.each(['18.20.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(() => requireNode(version)).toThrow('too old');
});

test.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each([
  ['20.20.2', false, 'Node 20.20.2 no longer gets security updates'],
  ['21.7.3', false, 'Run it on Node 24'],
  ['20.20.2', true, undefined],
  ['22.12.0', false, undefined],
  ['24.21.0', false, undefined],
])('a portal on Node %s, local: %s, is warned: %s', (version, isLocal, warning) => {
  const warningText = nodeWarning(version, { isLocal });
  if (warning) expect(warningText).toContain(warning);
  else expect(warningText).toBeUndefined();
});

test('SESSION_DAYS and SESSION_IDLE_HOURS set how long a session lasts', () => {
  const settings = readSettings({ SESSION_DAYS: '7', SESSION_IDLE_HOURS: '0.5' });
  expect([settings.sessionDays, settings.sessionIdleHours]).toEqual([7, 0.5]);
  for (const wrong of ['0', '-1', 'a day', '1e9'])
    expect(() => readSettings({ SESSION_DAYS: wrong })).toThrow(
      `SESSION_DAYS must be a number above 0, not "${wrong}".`,
    );
});

test('the membership form can ask for the date of birth and accept signed links only', () => {
  const read = (values: Record<string, string>) => readSettings(values).membershipForm;
  expect(read({ MEMBERSHIP_ASKS: 'ssn_last_four, date_of_birth', MEMBERSHIP_SIGNED_LINKS: 'on' })).toEqual({
    asksBirthDate: true,
    signedLinksOnly: true,
    isClosed: false,
  });
  expect(() => read({ MEMBERSHIP_ASKS: 'date_of_birth' })).toThrow(
    'MEMBERSHIP_ASKS must be ssn_last_four or ssn_last_four,date_of_birth, not "date_of_birth".',
  );
  expect(() => read({ MEMBERSHIP_SIGNED_LINKS: 'yes' })).toThrow('MEMBERSHIP_SIGNED_LINKS must be on or off');
});
