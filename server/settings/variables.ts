import * as v from 'valibot';
import { rules } from '@core/form/rules';

/** Splits a comma-separated list. */
export const itemsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Checks do not change types and are reported together. Transformations of the text come before them. */
const textThat = (isValid: (text: string) => boolean, requirement: string) =>
  v.pipe(
    v.string(),
    v.check(isValid, ({ input }) => `${requirement}, not "${input}".`),
  );

/** For values that may contain a password: the message does not repeat them. */
const secretThat = (isValid: (text: string) => boolean, requirement: string) =>
  v.pipe(v.string(), v.check(isValid, `${requirement}.`));

const oneOf = (...values: readonly string[]) =>
  textThat((text) => values.includes(text), `must be ${values.join(' or ')}`);

const hasProtocol = (text: string, protocols: RegExp): boolean =>
  URL.canParse(text) && protocols.test(new URL(text).protocol);
const isWebAddress = (text: string): boolean => hasProtocol(text, /^https?:$/);

const port = textThat(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'must be a number from 0 to 65535',
);
const positiveNumber = textThat(
  (text) => /^\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) > 0,
  'must be a number above 0',
);
const days = textThat((text) => /^[1-9]\d{0,4}$/.test(text), 'must be a number from 1 to 99999');
const onOff = oneOf('on', 'off');
/** Without a trailing slash. */
const webAddress = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\/+$/, '')),
  textThat(isWebAddress, 'must be an http or https address'),
);

const hostName = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;
const hosts = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const host of dataset.typed ? itemsOf(dataset.value) : [])
      if (!hostName.test(host))
        addIssue({ message: `must be host names separated by commas, not "${host}".` });
  }),
);

/**
 * Every variable that the server reads, with its default. The values stay strings, so that each rule between variables
 * runs even when another value is wrong. A variable without a default here is empty, or derived from another one
 * (`readSettings`).
 */
export const variables = v.object({
  PORT: v.optional(port, '4180'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_FOLDER: v.optional(v.string(), './.portal'),
  KEYS_FILE: v.optional(v.string()),
  DATABASE_URL: v.optional(
    secretThat((text) => /^(postgres|postgresql|socket):/.test(text), 'must be a postgres: address'),
  ),
  PUBLIC_URL: v.optional(webAddress),
  DEMO_DATA: v.optional(onOff),
  ADMIN_EMAIL: v.optional(textThat(rules.email, 'must be an email address')),
  SMTP_URL: v.optional(
    secretThat((text) => hasProtocol(text, /^smtps?:$/), 'must be an smtp: or smtps: address'),
  ),
  MAIL_FROM: v.optional(v.string(), 'portal@localhost'),
  OUTBOX: v.optional(onOff),
  OUTBOX_PORT: v.optional(port),
  PORTAL_FOLDER: v.optional(v.string(), './dist/portal'),
  API_URL: v.optional(
    textThat((text) => text.startsWith('/') || isWebAddress(text), 'must be a path or a web address'),
  ),
  TRAIL_DAYS: v.optional(days, '400'),
  HISTORY_DAYS: v.optional(days, '400'),
  TRASH_DAYS: v.optional(days, '30'),
  TRUST_PROXY: v.optional(
    textThat(
      (text) => /^\d$/.test(text),
      'must be the number of proxies in front of the portal, from 0 to 9',
    ),
  ),
  SESSION_DAYS: v.optional(positiveNumber, '30'),
  SESSION_IDLE_HOURS: v.optional(positiveNumber, '12'),
  MEMBERSHIP: v.optional(onOff, 'on'),
  MEMBERSHIP_ASKS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => itemsOf(text).join(',')),
      oneOf('ssn_last_four', 'ssn_last_four,date_of_birth'),
    ),
    'ssn_last_four',
  ),
  MEMBERSHIP_SIGNED_LINKS: v.optional(onOff, 'off'),
  PICTURE_HOSTS: v.optional(hosts, ''),
  SECURITY_CONTACT: v.optional(
    textThat(
      (text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/i.test(text),
      'must be a mailto: or https: address',
    ),
  ),
  SUPPORT_EMAIL: v.optional(textThat(rules.email, 'must be an email address')),
  SUPPORT_PHONE: v.optional(textThat((text) => /^\+?[\d ()./-]{5,24}$/.test(text), 'must be a phone number')),
  SIGNING_PROVIDER: v.optional(oneOf('stand-in', 'docusign'), 'stand-in'),
  SIGNING_HOSTS: v.optional(hosts, ''),
  DOCUSIGN_BASE_URL: v.optional(webAddress, 'https://demo.docusign.net'),
  DOCUSIGN_AUTH_URL: v.optional(webAddress),
  DOCUSIGN_ACCOUNT_ID: v.optional(v.string(), ''),
  DOCUSIGN_INTEGRATION_KEY: v.optional(v.string(), ''),
  DOCUSIGN_USER_ID: v.optional(v.string(), ''),
  DOCUSIGN_PRIVATE_KEY_FILE: v.optional(v.string(), ''),
  DOCUSIGN_CONNECT_KEY: v.optional(v.string(), ''),
});

export type Variables = v.InferOutput<typeof variables>;

/** A rule between variables. Its error message belongs to the variable `name`. */
export const rule = (name: keyof Variables, isValid: (given: Variables) => boolean, demand: string) =>
  v.forward(v.check<Variables, string>(isValid, demand), [name]);
