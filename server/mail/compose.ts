import en from '../../locales/en/mail';
import es from '../../locales/es/mail';
import { fill } from '../words/fill';
import type { Message } from './mailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly code?: string;
}

const words = { en, es };
const paths = { activation: 'activate-account', reset: 'reset-password' } as const;

const contentOf = (message: Message, publicUrl: string): { link: string } | { code: string } => {
  if (message.kind === 'two-factor') return { code: message.code };
  const lang = message.language === 'es' ? '&lang=es' : '';
  return { link: `${publicUrl}/${paths[message.kind]}?token=${encodeURIComponent(message.token)}${lang}` };
};

/** The mail as it is read: plain text in the person's language. `publicUrl` is the portal's address without a slash at its end. */
export const composeMail = (message: Message, publicUrl: string): Mail => {
  const text = words[message.language][message.kind];
  const content = contentOf(message, publicUrl);
  return {
    to: message.to,
    subject: text.subject,
    text: fill(text.text, { name: message.firstName, ...content }),
    ...content,
  };
};
