import type { Language } from '../words/language';
import { textsOf } from '../words/texts';
import type { Outbox, OutboxMail } from '../mail/outbox';
import { escapeHtml } from './escape-html';
import { newNonce, noIcon, plainPagePolicy } from './security-headers';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { margin: 0; font-size: 1.1rem; }
  p { margin: 0.25rem 0; opacity: 0.75; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.75rem 0 0; }
  strong { font-size: 1.25rem; letter-spacing: 0.1em; }
`;

/**
 * Returns the mail's text as HTML with clickable links and emphasized codes. Works on escaped text, so nothing else
 * becomes HTML.
 */
const readable = (text: string): string =>
  escapeHtml(text)
    .replace(/\bhttps?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replace(/(?<![\w.=-])\d{6}(?![\w.=-]*\w)/g, (code) => `<strong>${code}</strong>`);

const attachmentPath = '/outbox/attachments/';

const attachments = ({ attachments }: OutboxMail, label: string): string =>
  attachments.length === 0
    ? ''
    : `<p>${label} ${attachments.map(({ id, name }) => `<a href="${attachmentPath}${id}">${escapeHtml(name)}</a>`).join(', ')}</p>`;

const article = (mail: OutboxMail, label: string): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.created)}</time></p>
<pre>${readable(mail.text)}</pre>
${attachments(mail, label)}</article>`;

/** Returns an attachment by its path, as a download. Null when there is no such attachment. */
export const outboxAttachment = async (outbox: Outbox, path: string): Promise<Response | null> => {
  const id = path.startsWith(attachmentPath) ? path.slice(attachmentPath.length) : '';
  const file = /^\d{1,15}$/.test(id) ? await outbox.attachment(Number(id)) : null;
  if (!file) return null;
  return new Response(file.content, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    },
  });
};

/** Returns a page with the mails that were not sent, newest first. For demos: every visitor can read all codes and links. */
export const outboxPage = async (outbox: Outbox, language: Language): Promise<Response> => {
  const nonce = newNonce();
  const words = textsOf('mail', language).outbox;
  const mails = await outbox.latest();
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
${noIcon}<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${words.title}</h1>${mails.map((mail) => article(mail, words.attachments)).join('') || `<p>${words.empty}</p>`}</main></body>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy(nonce),
    },
  });
};
