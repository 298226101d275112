import { createTransport, type Transporter } from 'nodemailer';
import type { Log } from '../log';
import { isLoopback } from '../settings/loopback';
import { composeMail } from './compose';
import type { Mailer, Message } from './mailer';

/**
 * Creates the transport for a mail server. A remote server must use TLS, from the first byte (`smtps:`) or with STARTTLS
 * before any data is sent (RFC 3207). Otherwise links and codes could be read on the network. A local server may do
 * without TLS.
 */
const openTransport = (url: string): Transporter => {
  const server = new URL(url);
  // Parameters of the URL override options, so set them in the URL.
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

/** Sends mails by SMTP. A failed delivery is logged without address or content. */
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
        log.error('A mail could not be sent.', { kind: message.kind, code });
        // The mail server's message may contain the address.
        throw new Error(`mail not sent (${code})`);
      });
  };
  return { deliver };
};
