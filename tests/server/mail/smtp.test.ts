import { afterEach, describe, expect, test } from 'vitest';
import { createMockBackend } from '@mocks/mock-backend';
import { createApi } from '@server/api/app';
import { createLog } from '@server/log';
import type { Message } from '@server/mail/mailer';
import { createSmtpMailer } from '@server/mail/smtp';
import { demoPassword } from '@server/seed/data/accounts';
import { startSmtpServer } from './smtp-server';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const lines: string[] = [];
const open = async (options: { refuses?: boolean } = {}) => {
  lines.length = 0;
  const server = await startSmtpServer(options);
  closing.push(() => server.close());
  let markLogged = (): void => undefined;
  const errorLogged = new Promise<void>((resolve) => (markLogged = resolve));
  const log = createLog((line) => {
    lines.push(line);
    markLogged();
  });
  const from = 'portal@example.com';
  const mailer = createSmtpMailer({ url: server.url, from, publicUrl: 'https://portal.example', log });
  return { server, mailer, errorLogged };
};

const code: Message = {
  kind: 'two-factor',
  to: 'sam@client.example',
  firstName: 'Sam',
  language: 'en',
  code: '012345',
};
const bodyOf = (message: string): string => {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
};

describe('SMTP mailer', () => {
  test('sends the code to the user, from the configured sender', async () => {
    const { server, mailer } = await open();
    await mailer.deliver(code);
    const { from, to, message } = await server.next();
    expect({ from, to }).toEqual({ from: 'portal@example.com', to: 'sam@client.example' });
    expect(message).toMatch(/^From: portal@example\.com\r$/m);
    expect(bodyOf(message)).toContain('012345');
    expect(lines).toEqual([]);
  });

  test("links to the portal's public address, in the user's language", async () => {
    const { server, mailer } = await open();
    await mailer.deliver({ ...code, kind: 'reset', language: 'es', firstName: 'Íñigo', token: 'aa.bb.cc' });
    const text = bodyOf((await server.next()).message);
    expect(text).toContain('https://portal.example/reset-password?token=aa.bb.cc&lang=es');
    expect(text).toContain('Íñigo');
  });

  test('treats a name as text: it cannot add a recipient or a header', async () => {
    const { server, mailer } = await open();
    await mailer.deliver({ ...code, firstName: 'Sam\r\nBcc: eve@evil.example\r\n.\r\nMAIL FROM:<x@y>' });
    const { to, message } = await server.next();
    expect(to).toBe('sam@client.example');
    expect(message.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  test.each(['', '  ', 'evil.example/pay', 'call 555-0100', 'x@evil.example'])(
    'greets by no name that is none: %j',
    async (firstName) => {
      const { server, mailer } = await open();
      for (const language of ['en', 'es'] as const) {
        await mailer.deliver({ ...code, language, firstName });
        const text = bodyOf((await server.next()).message);
        expect(text).toMatch(language === 'en' ? /^Hello,\r?\n/ : /^Hola:\r?\n/);
        expect(text).not.toMatch(/evil|555/);
      }
    },
  );

  test("attaches the signed copy, with a file name in the recipient's language", async () => {
    const { server, mailer } = await open();
    const document = new TextEncoder().encode('%PDF-1.7 signed');
    const { to } = code;
    await mailer.deliver({ kind: 'signed-copy', to, language: 'es', document });
    const { message } = await server.next();
    expect(message).toMatch(/^Content-Type: application\/pdf; name=formulario-de-membresia\.pdf/m);
    expect(message).toMatch(/^Content-Disposition: attachment; filename=formulario-de-membresia\.pdf/m);
    expect(message).toContain(Buffer.from(document).toString('base64'));
  });

  test('rejects when the mail is refused, with neither recipient nor content in the error and in the log', async () => {
    const { mailer } = await open({ refuses: true });
    const error: unknown = await mailer.deliver(code).catch((reason: unknown) => reason);
    expect(String(error)).toBe('Error: mail not sent (EENVELOPE)');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      level: 'error',
      event: 'A mail could not be sent.',
      kind: 'two-factor',
    });
    expect(lines.join('')).not.toMatch(/sam@|012345|mail-secret/);
  });
});

describe('mail server on another machine', () => {
  // An address of this machine that is not a loopback address.
  const nonLoopback = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

  test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?secure=false'])(
    'gets neither password nor mail without TLS, with these options in its URL: %s',
    async (options) => {
      const server = await startSmtpServer();
      closing.push(() => server.close());
      const url = nonLoopback(server.url) + options;
      const log = createLog((line) => lines.push(line));
      const mailer = createSmtpMailer({ url, from: 'a@b.example', publicUrl: 'https://b.example', log });
      await expect(mailer.deliver(code)).rejects.toThrow(/^mail not sent \(ETLS\)$/);
      expect(server.commands).toContain('STARTTLS');
      for (const command of ['AUTH', 'MAIL', 'RCPT', 'DATA']) expect(server.commands).not.toContain(command);
    },
  );
});

test('two-factor login works with the code from the mail', async () => {
  const { server, mailer } = await open();
  const { deps, jobs, ready } = createMockBackend();
  await ready;
  const api = createApi(deps);
  await jobs.start({ ...deps, mailer }, { exclusive: true });
  const call = (path: string, body: object) =>
    api.request(`/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const login = await call('login', { username: 'secure@portal.example', password: demoPassword });
  const { two_factor_token } = (await login.json()) as { two_factor_token: string };
  const { to, message } = await server.next();
  expect(to).toBe('secure@portal.example');
  const mailed = /\b\d{6}\b/.exec(bodyOf(message))?.[0];
  expect((await call('two-factor', { two_factor_token, code: mailed })).status).toBe(200);
});
