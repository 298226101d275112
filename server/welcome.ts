import { demoAccounts, demoPassword } from './seed/data/accounts';
import type { Settings } from './settings/read-settings';

/**
 * The text that the server prints at startup: the portal's address and the demo accounts. `outboxPort` is null when mails
 * are sent.
 */
export const welcome = (settings: Settings, outboxPort: number | null): string => {
  const { host, port, demoData, adminEmail } = settings;
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${shown}:${port}`;
  const width = Math.max(...demoAccounts.map(({ username }) => username.length));
  const accounts = demoAccounts.map(({ username, role }) => `  ${username.padEnd(width)}  ${role}`);
  return [
    '',
    `The portal is at ${address}`,
    ...(outboxPort === null
      ? []
      : [`Mails (sign-in codes, password links) are at http://localhost:${outboxPort}/outbox`]),
    ...(demoData
      ? ['', `Demo accounts, all with the password ${demoPassword}`, ...accounts]
      : adminEmail
        ? [`The first administrator is ${adminEmail}; an email has the link to set the password`]
        : ['No demo data. Set ADMIN_EMAIL to create the first administrator']),
    '',
    '',
  ].join('\n');
};
