import { rules } from '../src/core/form/rules';
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
  /** A sign-in ends after so many days, and after so many hours without use. */
  readonly sessionDays: number;
  readonly sessionIdleHours: number;
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

const amountOf = (name: string, text: string): number => {
  const amount = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (!(amount > 0)) throw new Error(`${name} must be a number above 0, not "${text}".`);
  return amount;
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
    sessionDays: amountOf('SESSION_DAYS', read('SESSION_DAYS') ?? '30'),
    sessionIdleHours: amountOf('SESSION_IDLE_HOURS', read('SESSION_IDLE_HOURS') ?? '12'),
    ...readSigning(read, addressOf),
    ...(databaseUrl && { databaseUrl }),
    ...(smtpUrl && { smtpUrl }),
    ...(apiUrl && { apiUrl }),
    ...(adminEmail && { adminEmail: emailOf('ADMIN_EMAIL', adminEmail) }),
  };
};
