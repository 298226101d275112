import { createTransport } from 'nodemailer';
import type { Log } from '../log';
import { composeMail } from './compose';
import type { Mailer } from './mailer';

interface SmtpSettings {
  /** `smtp://user:password@host:port` */
  readonly url: string;
  readonly from: string;
  readonly publicUrl: string;
  readonly log: Log;
}

/** Sends mails by SMTP. Nobody waits for the delivery; a failed one is logged without address or content. */
export const createSmtpMailer = ({ url, from, publicUrl, log }: SmtpSettings): Mailer => {
  const transport = createTransport(url);
  return {
    send: (message) => {
      const { to, subject, text } = composeMail(message, publicUrl);
      transport.sendMail({ from, to, subject, text }).catch((error: unknown) =>
        log.error('mail not sent', {
          kind: message.kind,
          code: String((error as { code?: unknown }).code),
        }),
      );
      return Promise.resolve();
    },
  };
};
