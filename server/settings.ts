import { rules } from '../src/core/form/rules';
import type { MembershipSettings } from './api/deps';
import { readSigning, type SigningSettings } from './signing/settings';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
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
  /** What the membership form asks, and which links open it. */
  readonly membership: MembershipSettings;
  readonly signing: SigningSettings;
  /** Hosts of signing pages elsewhere, which the form may send people to. */
  readonly signingHosts: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const addressOf = (name: string, text: string): string => {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`${name} must be an http or https address, not "${text}".`);
  return text.replace(/\/+$/, '');
};

const switchOf = (name: string, text: string): boolean => {
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, not "${text}".`);
  return text === 'on';
};

const digitsAlone = 'ssn_last_four';
const withBirthDate = 'ssn_last_four,date_of_birth';

/** Whether the date of birth is asked beside the last four digits. */
const asksBirthDate = (text: string): boolean => {
  const asks = text.replaceAll(' ', '');
  if (asks !== digitsAlone && asks !== withBirthDate)
    throw new Error(`MEMBERSHIP_ASKS must be ${digitsAlone} or ${withBirthDate}, not "${text}".`);
  return asks === withBirthDate;
};

const emailOf = (name: string, text: string): string => {
  if (!rules.email(text)) throw new Error(`${name} must be an email address, not "${text}".`);
  return text.toLowerCase();
};

/** Reads the settings; an empty variable counts as unset. Throws an Error with one clear sentence for a wrong value. */
export const readSettings = (environment: Environment): Settings => {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = portOf(read('PORT') ?? '4180');
  const databaseUrl = read('DATABASE_URL');
  const smtpUrl = read('SMTP_URL');
  const apiUrl = read('API_URL');
  const adminEmail = read('ADMIN_EMAIL');
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataFolder: read('DATA_FOLDER') ?? './.portal',
    mailFrom: read('MAIL_FROM') ?? 'portal@localhost',
    publicUrl: addressOf('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`),
    portalFolder: read('PORTAL_FOLDER') ?? './dist/portal',
    demoData: switchOf('DEMO_DATA', read('DEMO_DATA') ?? 'on'),
    trustProxy: read('TRUST_PROXY') === '1',
    membership: {
      asksBirthDate: asksBirthDate(read('MEMBERSHIP_ASKS') ?? digitsAlone),
      signedLinksOnly: switchOf('MEMBERSHIP_SIGNED_LINKS', read('MEMBERSHIP_SIGNED_LINKS') ?? 'off'),
    },
    ...readSigning(read, addressOf),
    ...(databaseUrl && { databaseUrl }),
    ...(smtpUrl && { smtpUrl }),
    ...(apiUrl && { apiUrl }),
    ...(adminEmail && { adminEmail: emailOf('ADMIN_EMAIL', adminEmail) }),
  };
};
