import { textsOf } from '../words/texts';
import { fill } from '../words/fill';
import type { Message } from './mailer';

export interface Attachment {
  /** With its ending; plain letters only. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly code?: string;
  readonly attachments: readonly Attachment[];
}

const paths = {
  activation: 'activate-account',
  reset: 'reset-password',
  'confirm-address': 'confirm-address',
} as const;

type Content = { readonly link: string } | { readonly code: string } | Record<string, never>;

const contentOf = (message: Message, publicUrl: string): Content => {
  if (message.kind === 'two-factor') return { code: message.code };
  if (!('token' in message)) return {};
  const lang = message.language === 'en' ? '' : `&lang=${message.language}`;
  return { link: `${publicUrl}/${paths[message.kind]}?token=${encodeURIComponent(message.token)}${lang}` };
};

const attachmentsOf = (message: Message): readonly Attachment[] => {
  if (message.kind !== 'signed-copy') return [];
  const { fileName } = textsOf('mail', message.language)['signed-copy'];
  return [{ name: fileName, type: 'application/pdf', content: message.document }];
};

/** The mail as it is read: plain text in the person's language. `publicUrl` is the portal's address without a slash at its end. */
export const composeMail = (message: Message, publicUrl: string): Mail => {
  const text = textsOf('mail', message.language)[message.kind];
  const content = contentOf(message, publicUrl);
  return {
    to: message.to,
    subject: text.subject,
    text: fill(text.text, { name: message.firstName, ...content }),
    ...content,
    attachments: attachmentsOf(message),
  };
};
