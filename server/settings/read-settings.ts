import * as v from 'valibot';
import type { MembershipSettings } from '../api/deps';
import { isLoopback } from './loopback';
import { isLocal, safetyRules } from './safety-rules';
import { itemsOf, rule, variables, type Variables } from './variables';
import { signingOf, signingRules, type SigningSettings } from '../signing/settings';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Whether the portal is reachable from this machine only, according to its URL and host. */
  readonly isLocal: boolean;
  readonly dataFolder: string;
  /** The key file. `keys.json` in the data folder when absent. */
  readonly keysFile?: string;
  readonly databaseUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Whether mails are stored to be read on this machine: because of OUTBOX=on, or because there is no mail server. */
  readonly outbox: 'off' | 'said' | 'by default';
  readonly outboxPort: number;
  /** The URL of the portal, without a trailing slash. Used in mailed links. */
  readonly publicUrl: string;
  /** Folder of the built portal. */
  readonly portalFolder: string;
  /** Passed to the page when the API is not at `/api/v1` of the same origin. */
  readonly apiUrl?: string;
  /** Fills a new database with demo data and demo accounts. A database that was created without them stays without. */
  readonly demoData: boolean;
  /** Email address of the first administrator of a database without users. A mail contains the link to set a password. */
  readonly adminEmail?: string;
  /** How many proxies are in front of the server. Each one adds an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Days that the audit trail is kept. */
  readonly trailDays: number;
  /** Days that the earlier states of records are kept. */
  readonly historyDays: number;
  /** Days that deleted records can be restored. */
  readonly trashDays: number;
  /** Whether the membership form is open. */
  readonly membership: boolean;
  /** What the membership form asks for, and which links open it. */
  readonly membershipForm: MembershipSettings;
  /** A session ends after this many days, and after this many hours without use. */
  readonly sessionDays: number;
  readonly sessionIdleHours: number;
  readonly signing: SigningSettings;
  /** Hosts of external signing pages that the form may redirect to. */
  readonly signingHosts: readonly string[];
  /** Hosts of profile pictures, which the page may load with https. */
  readonly pictureHosts: readonly string[];
  /** Support contact, shown on pages where users cannot continue and on every screen of the membership form. */
  readonly supportEmail?: string;
  readonly supportPhone?: string;
  /** Contact for security reports: a `mailto:` or `https:` address. */
  readonly securityContact?: string;
}

/** The port after the portal's. 0 for any free port. */
const outboxPortOf = ({ PORT, OUTBOX_PORT }: Variables): number => {
  const port = Number(PORT);
  const nextPort = port === 65_535 ? port - 1 : port + 1;
  return Number(OUTBOX_PORT ?? (port === 0 ? 0 : nextPort));
};

const mailRules = [
  rule(
    'OUTBOX_PORT',
    ({ PORT, OUTBOX_PORT }) => Number(PORT) === 0 || Number(OUTBOX_PORT) !== Number(PORT),
    'must be another port than PORT.',
  ),
  rule(
    'OUTBOX',
    ({ OUTBOX, SMTP_URL }) => OUTBOX !== 'on' || SMTP_URL === undefined,
    'must be off where SMTP_URL sends the mails.',
  ),
  rule(
    'SMTP_URL',
    ({ OUTBOX, SMTP_URL }) => OUTBOX !== 'off' || SMTP_URL !== undefined,
    'must name a mail server where OUTBOX is off.',
  ),
];

const environmentSchema = v.pipe(variables, ...mailRules, ...signingRules, ...safetyRules);

const outboxOf = ({ OUTBOX, SMTP_URL }: Variables): Settings['outbox'] => {
  if (OUTBOX === undefined) return SMTP_URL === undefined ? 'by default' : 'off';
  return OUTBOX === 'on' ? 'said' : 'off';
};

/** Settings that are absent when their variable is unset. */
const optional = (given: Variables) => {
  const values = {
    keysFile: given.KEYS_FILE,
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    apiUrl: given.API_URL,
    adminEmail: given.ADMIN_EMAIL?.toLowerCase(),
    securityContact: given.SECURITY_CONTACT,
    supportEmail: given.SUPPORT_EMAIL,
    supportPhone: given.SUPPORT_PHONE,
  };
  type Optional = { readonly [Name in keyof typeof values]?: string };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Optional;
};

const settingsOf = (given: Variables): Settings => ({
  port: Number(given.PORT),
  host: given.HOST,
  isLocal: isLocal(given),
  dataFolder: given.DATA_FOLDER,
  mailFrom: given.MAIL_FROM,
  outbox: outboxOf(given),
  outboxPort: outboxPortOf(given),
  publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
  portalFolder: given.PORTAL_FOLDER,
  demoData: given.DEMO_DATA !== 'off',
  proxies: Number(given.TRUST_PROXY ?? 0),
  membership: given.MEMBERSHIP === 'on',
  membershipForm: {
    asksBirthDate: itemsOf(given.MEMBERSHIP_ASKS).includes('date_of_birth'),
    signedLinksOnly: given.MEMBERSHIP_SIGNED_LINKS === 'on',
    isClosed: given.MEMBERSHIP === 'off',
  },
  trailDays: Number(given.TRAIL_DAYS),
  historyDays: Number(given.HISTORY_DAYS),
  trashDays: Number(given.TRASH_DAYS),
  sessionDays: Number(given.SESSION_DAYS),
  sessionIdleHours: Number(given.SESSION_IDLE_HOURS),
  pictureHosts: itemsOf(given.PICTURE_HOSTS.toLowerCase()),
  ...signingOf(given),
  ...optional(given),
});

const settingsError = (issues: readonly v.BaseIssue<unknown>[], given: Variables): Error => {
  const { HOST, PUBLIC_URL } = given;
  const opened = isLoopback(HOST) ? `PUBLIC_URL=${PUBLIC_URL}` : `HOST=${HOST}`;
  const lines = issues.map(({ path, message }) => `  - ${String(path?.[0]?.key)} ${message}`);
  return new Error(
    [
      'Change these settings first:',
      ...lines,
      ...(isLocal(given) ? [] : [`With ${opened} other machines can reach the portal.`]),
    ].join('\n'),
  );
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Trims the values. An empty variable counts as unset. */
const definedVariables = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text] as const] : [];
    }),
  );

/**
 * Reads the settings. Throws one Error that lists every wrong value, and everything that must be set before other
 * machines may reach the portal.
 */
export const readSettings = (environment: Environment): Settings => {
  const result = v.safeParse(environmentSchema, definedVariables(environment));
  if (result.success) return settingsOf(result.output);
  throw settingsError(result.issues, result.output as Variables);
};
