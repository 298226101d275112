import { isPersonName } from '@core/form/person-name';
import { textsOf, interpolate } from '../words/texts';
import type { Message, Query } from './mailer';

export interface Attachment {
  /** With the extension. ASCII letters only. */
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

type Content = Readonly<Partial<Record<'link' | 'code' | 'reference' | 'reason', string>>>;

const addressOf = (publicUrl: string, path: string, query: Query): string =>
  `${publicUrl}/${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

const contentOf = (message: Message, publicUrl: string): Content => {
  const lang: Query = message.language === 'en' ? [] : [['lang', message.language]];
  switch (message.kind) {
    case 'activation':
      return { link: addressOf(publicUrl, 'activate-account', [['token', message.token], ...lang]) };
    case 'reset':
      return { link: addressOf(publicUrl, 'reset-password', [['token', message.token], ...lang]) };
    case 'confirm-address':
      return { link: addressOf(publicUrl, 'confirm-address', [['token', message.token], ...lang]) };
    case 'two-factor':
      return { code: message.code };
    case 'membership-key':
    case 'membership-draft':
    case 'form-accepted':
      return { link: addressOf(publicUrl, 'thepactform', [...message.query, ...lang]) };
    case 'form-differs':
      return {
        reference: message.reference,
        link: addressOf(publicUrl, 'thepactform', [...message.query, ...lang]),
      };
    case 'form-in-review':
      return { reference: message.reference };
    case 'form-refused':
      return { reference: message.reference, reason: message.reason };
    default:
      return {};
  }
};

const attachmentsOf = (message: Message): readonly Attachment[] => {
  if (message.kind !== 'signed-copy') return [];
  const { fileName } = textsOf('mail', message.language)['signed-copy'];
  return [{ name: fileName, type: 'application/pdf', content: message.document }];
};

/** Whether a mail greets its recipient by this name. Stored names may be older than the rule for names. */
const isGreeted = (firstName: string): boolean => firstName.trim() !== '' && isPersonName(firstName);

/** Removes the name from the greeting of a text: `Hello {{name}},` becomes `Hello,`. */
const withoutName = (text: string): string => text.replace(/,? *\{\{name\}\}/, '');

/**
 * Composes a mail as plain text in the recipient's language. `publicUrl` is the portal's address without a trailing
 * slash.
 */
export const composeMail = (message: Message, publicUrl: string): Mail => {
  const text = textsOf('mail', message.language)[message.kind];
  const content = contentOf(message, publicUrl);
  const { link, code } = content;
  const { firstName: name = '' } = message;
  return {
    to: message.to,
    subject: text.subject,
    text: interpolate(isGreeted(name) ? text.text : withoutName(text.text), { name, ...content }),
    ...(link !== undefined && { link }),
    ...(code !== undefined && { code }),
    attachments: attachmentsOf(message),
  };
};
