import { createTransport, type Transporter } from 'nodemailer';
import type { Log } from '../log';
import { isLoopback } from '../settings/loopback';
import { composeMail } from './compose';
import type { Mailer, Message } from './mailer';

/**
 * Opens the way to a mail server. A server elsewhere has to speak TLS, from the first byte (`smtps:`) or by STARTTLS before anything is
 * told (RFC 3207): without it everyone on the way reads links and codes. One on this machine may do without.
 */
const openTransport = (url: string): Transporter => {
  const server = new URL(url);
  // What the address says counts for more than the options, so it says it.
  if (!isLoopback(server.hostname)) {
    server.searchParams.delete('ignoreTLS');
    server.searchParams.delete('secure');
    server.searchParams.set('requireTLS', 'true');
  }
  return createTransport(server.href);
};

interface SmtpSettings {
  /** `smtp://user:password@host:port` */
  readonly url: string;
  readonly from: string;
  readonly publicUrl: string;
  readonly log: Log;
}

/** Sends mails by SMTP. No call waits for what is only sent; a failed delivery is logged without address or content. */
export const createSmtpMailer = ({ url, from, publicUrl, log }: SmtpSettings): Mailer => {
  const transport = openTransport(url);
  const deliver = async (message: Message): Promise<void> => {
    const { to, subject, text, attachments } = composeMail(message, publicUrl);
    await transport
      .sendMail({
        from,
        to,
        subject,
        text,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
      })
      .catch((error: unknown) => {
        const code = String((error as { code?: unknown }).code);
        log.error('mail not sent', { kind: message.kind, code });
        // What the mail server said may repeat the address.
        throw new Error(`mail not sent (${code})`);
      });
  };
  return {
    send: (message) => {
      deliver(message).catch(() => undefined);
      return Promise.resolve();
    },
    deliver,
  };
};
