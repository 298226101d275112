import * as v from 'valibot';
import type { MembershipSettings } from './api/deps';
import { isLoopback } from './settings/loopback';
import { isLocal, safetyRules } from './settings/unsafe';
import { itemsOf, rule, variables, type Variables } from './settings/variables';
import { signingOf, signingRules, type SigningSettings } from './signing/settings';

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
  /** Whom users may ask, on pages that leave them without a way on, and on every screen of the membership form. */
  readonly supportEmail?: string;
  readonly supportPhone?: string;
  /** Where weaknesses are reported: a `mailto:` or `https:` address. */
  readonly securityContact?: string;
}

/** The one after the portal's; 0 for any free one. */
const outboxPortOf = ({ PORT, OUTBOX_PORT }: Variables): number => {
  const port = Number(PORT);
  const neighbour = port === 65_535 ? port - 1 : port + 1;
  return Number(OUTBOX_PORT ?? (port === 0 ? 0 : neighbour));
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

/** Settings that are absent where the variable is unset. */
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
  trustProxy: given.TRUST_PROXY === '1',
  membership: given.MEMBERSHIP === 'on',
  membershipForm: {
    asksBirthDate: itemsOf(given.MEMBERSHIP_ASKS).includes('date_of_birth'),
    signedLinksOnly: given.MEMBERSHIP_SIGNED_LINKS === 'on',
  },
  trailDays: Number(given.TRAIL_DAYS),
  sessionDays: Number(given.SESSION_DAYS),
  sessionIdleHours: Number(given.SESSION_IDLE_HOURS),
  pictureHosts: itemsOf(given.PICTURE_HOSTS.toLowerCase()),
  ...signingOf(given),
  ...optional(given),
});

const refusal = (issues: readonly v.BaseIssue<unknown>[], given: Variables): Error => {
  const { HOST, PUBLIC_URL } = given;
  const opened = isLoopback(HOST) ? `PUBLIC_URL=${PUBLIC_URL}` : `HOST=${HOST}`;
  const lines = issues.map(({ path, message }) => `  - ${String(path?.[0]?.key)} ${message}`);
  return new Error(
    [
      'These settings have to be changed first:',
      ...lines,
      ...(isLocal(given) ? [] : [`With ${opened} other machines can reach the portal.`]),
    ].join('\n'),
  );
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Without spaces around a value; an empty variable counts as unset. */
const setIn = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text] as const] : [];
    }),
  );

/**
 * Reads the settings. Throws one Error that names every wrong value, and everything that must be set before the portal may be reached
 * from other machines.
 */
export const readSettings = (environment: Environment): Settings => {
  const read = v.safeParse(environmentSchema, setIn(environment));
  if (read.success) return settingsOf(read.output);
  throw refusal(read.issues, read.output as Variables);
};
