import type { MembershipSettings } from './api/deps';
import { hostOf, isLoopback, createReader, type Reader } from './settings/reader';
import { unsafeSettings } from './settings/unsafe';
import { readSigning, type SigningSettings } from './signing/settings';

const usual = 400;

/** Whole days that rows of the audit trail are kept. */
const trailDaysOf = (reader: Reader): number => {
  const given = reader.text('TRAIL_DAYS') ?? String(usual);
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
  reader.complain(`TRAIL_DAYS must be a number from 1 to 99999, not "${given}".`);
  return usual;
};

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Whether the portal is to be reached from this machine only, as far as its address and its host say. */
  readonly isLocal: boolean;
  readonly dataFolder: string;
  /** The file of the keys; `keys.json` in the data folder when absent. */
  readonly keysFile?: string;
  readonly databaseUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Whether mails are kept to be read on this machine: because OUTBOX=on was said, or because nothing sends them. */
  readonly outbox: 'off' | 'said' | 'by default';
  readonly outboxPort: number;
  /** Where people reach the portal, without a slash at the end; stands in mailed links. */
  readonly publicUrl: string;
  /** Folder of the built portal. */
  readonly portalFolder: string;
  /** Told to the page when the API is not at `/api/v1` of the same origin. */
  readonly apiUrl?: string;
  /** Fills a new database with demo data and demo accounts. One that began without them stays without. */
  readonly demoData: boolean;
  /** Who is made administrator of a database without users; the mail leads to a password. */
  readonly adminEmail?: string;
  /** Takes the caller's address from `X-Forwarded-For`, which only a proxy in front may be trusted to set. */
  readonly trustProxy: boolean;
  /** Days that the audit trail is kept. */
  readonly trailDays: number;
  /** Whether the membership form is open. */
  readonly membership: boolean;
  /** What the membership form asks, and which links open it. */
  readonly membershipForm: MembershipSettings;
  /** A sign-in ends after so many days, and after so many hours without use. */
  readonly sessionDays: number;
  readonly sessionIdleHours: number;
  readonly signing: SigningSettings;
  /** Hosts of signing pages elsewhere, which the form may send people to. */
  readonly signingHosts: readonly string[];
  /** Hosts of profile pictures, which the page may load by https. */
  readonly pictureHosts: readonly string[];
  /** Where weaknesses are reported: a `mailto:` or `https:` address. */
  readonly securityContact?: string;
}

const smtpUrlOf = (reader: Reader): string | undefined => {
  const url = reader.text('SMTP_URL');
  // The value may hold a password and is not repeated.
  if (url !== undefined && !(URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)))
    reader.complain('SMTP_URL must be an smtp: or smtps: address.');
  return url;
};

const outboxOf = (reader: Reader, smtpUrl: string | undefined): Settings['outbox'] => {
  const isSaid = reader.text('OUTBOX') !== undefined;
  const isOn = reader.isOn('OUTBOX', !smtpUrl);
  if (isOn && smtpUrl) reader.complain('OUTBOX must be off where SMTP_URL sends the mails.');
  if (!isOn && !smtpUrl && reader.text('OUTBOX') === 'off')
    reader.complain('SMTP_URL must name a mail server where OUTBOX is off.');
  if (!isOn) return 'off';
  return isSaid ? 'said' : 'by default';
};

const outboxPortOf = (reader: Reader, port: number): number => {
  const neighbourPort = port === 65_535 ? port - 1 : port + 1;
  const outboxPort = reader.port('OUTBOX_PORT', port === 0 ? 0 : neighbourPort);
  if (outboxPort === port && port !== 0)
    reader.complain(`OUTBOX_PORT must be another port than PORT, not "${port}".`);
  return outboxPort;
};

const hostName = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;

const pictureHostsOf = (reader: Reader): readonly string[] => {
  const hosts = reader.list('PICTURE_HOSTS').map((host) => host.toLowerCase());
  for (const host of hosts)
    if (!hostName.test(host))
      reader.complain(`PICTURE_HOSTS must be host names that commas separate, not "${host}".`);
  return hosts;
};

const contactOf = (reader: Reader): string | undefined => {
  const contact = reader.text('SECURITY_CONTACT');
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/i.test(contact))
    reader.complain(`SECURITY_CONTACT must be a mailto: or https: address, not "${contact}".`);
  return contact;
};

const digitsAlone = 'ssn_last_four';
const withBirthDate = 'ssn_last_four,date_of_birth';

/** Whether the date of birth is asked beside the last four digits. */
const asksBirthDate = (reader: Reader): boolean => {
  const asks = reader.list('MEMBERSHIP_ASKS').join(',') || digitsAlone;
  if (asks !== digitsAlone && asks !== withBirthDate)
    reader.complain(`MEMBERSHIP_ASKS must be ${digitsAlone} or ${withBirthDate}, not "${asks}".`);
  return asks === withBirthDate;
};

/** Settings that are absent where the variable is unset. */
const optional = (reader: Reader) => {
  const values = {
    keysFile: reader.text('KEYS_FILE'),
    databaseUrl: reader.text('DATABASE_URL'),
    smtpUrl: smtpUrlOf(reader),
    apiUrl: reader.text('API_URL'),
    adminEmail: reader.email('ADMIN_EMAIL'),
    securityContact: contactOf(reader),
  };
  type Optional = { readonly [Name in keyof typeof values]?: string };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Optional;
};

const refuse = (
  { complaints }: Reader,
  unsafe: readonly string[],
  { host, publicUrl }: Settings,
): never | void => {
  const heading = `With HOST=${host} and PUBLIC_URL=${publicUrl} other machines can reach the portal. It starts once this is set:`;
  const lines = [
    ...complaints,
    ...(unsafe.length > 0 ? [heading, ...unsafe.map((sentence) => `  - ${sentence}`)] : []),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n'));
};

/**
 * Reads the settings; an empty variable counts as unset. Throws one Error that names every wrong value, and everything that must be set
 * before the portal may be reached from other machines.
 */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const reader = createReader(environment);
  const port = reader.port('PORT', 4180);
  const host = reader.text('HOST') ?? '127.0.0.1';
  const publicUrl = reader.address('PUBLIC_URL', `http://localhost:${port}`);
  const settings: Settings = {
    port,
    host,
    isLocal: isLoopback(host) && isLoopback(hostOf(publicUrl)),
    dataFolder: reader.text('DATA_FOLDER') ?? './.portal',
    mailFrom: reader.text('MAIL_FROM') ?? 'portal@localhost',
    outbox: outboxOf(reader, reader.text('SMTP_URL')),
    outboxPort: outboxPortOf(reader, port),
    publicUrl,
    portalFolder: reader.text('PORTAL_FOLDER') ?? './dist/portal',
    demoData: reader.isOn('DEMO_DATA', true),
    trustProxy: reader.text('TRUST_PROXY') === '1',
    membership: reader.isOn('MEMBERSHIP', true),
    membershipForm: {
      asksBirthDate: asksBirthDate(reader),
      signedLinksOnly: reader.isOn('MEMBERSHIP_SIGNED_LINKS', false),
    },
    trailDays: trailDaysOf(reader),
    sessionDays: reader.amount('SESSION_DAYS', 30),
    sessionIdleHours: reader.amount('SESSION_IDLE_HOURS', 12),
    pictureHosts: pictureHostsOf(reader),
    ...readSigning(reader),
    ...optional(reader),
  };
  const said = { demoData: reader.text('DEMO_DATA') !== undefined };
  refuse(reader, settings.isLocal ? [] : unsafeSettings(settings, said), settings);
  return settings;
};
