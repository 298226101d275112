import { hostOf, isLoopback } from './loopback';
import { rule, type Variables } from './variables';

/** Whether the portal is reachable from this machine only. An invalid URL is reported by its own rule. */
export const isLocal = ({ HOST, PUBLIC_URL = '' }: Variables): boolean => {
  const host = hostOf(PUBLIC_URL);
  return isLoopback(HOST) && (host === '' || isLoopback(host));
};

const unlessLocal = (name: keyof Variables, isValid: (given: Variables) => boolean, message: string) =>
  rule(name, (given) => isLocal(given) || isValid(given), message);

/**
 * Required settings of a portal that is reachable from other machines. Each message says what to set. Without them,
 * strangers could read mailed links, sign in with the password from the README, sign forms without a real provider, or
 * use up the limits of everyone behind the same proxy.
 */
export const safetyRules = [
  unlessLocal(
    'PUBLIC_URL',
    ({ PUBLIC_URL = '' }) => PUBLIC_URL.startsWith('https:'),
    'must be the https address at which people reach the portal.',
  ),
  unlessLocal(
    'SMTP_URL',
    ({ SMTP_URL, OUTBOX }) => SMTP_URL !== undefined || OUTBOX !== undefined,
    'must name a mail server; or set OUTBOX=on to keep the mails and read them on this machine only.',
  ),
  unlessLocal(
    'SIGNING_PROVIDER',
    ({ SIGNING_PROVIDER, MEMBERSHIP }) => SIGNING_PROVIDER !== 'stand-in' || MEMBERSHIP === 'off',
    'must be docusign, because the stand-in proves no signature; or set MEMBERSHIP=off to close the membership form.',
  ),
  unlessLocal(
    'TRUST_PROXY',
    ({ TRUST_PROXY }) => TRUST_PROXY !== undefined,
    'must be the number of proxies that callers reach the portal through, usually 1; or 0 for none.',
  ),
  unlessLocal(
    'DEMO_DATA',
    ({ DEMO_DATA }) => DEMO_DATA !== undefined,
    'must be off; or set DEMO_DATA=on for accounts whose password is public, in a portal for show only.',
  ),
];
