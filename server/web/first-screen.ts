import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstScreenAt, type PrerenderedScreen } from '@core/navigation/first-screen';
import { readLinkQuery } from '@core/navigation/link-query';
import { isLanguage, preferredLanguage } from '../words/language';
import { escapeHtml } from './escape-html';

/**
 * Returns the first screen of an address, in the language that the portal will choose. Null when the build has none. The
 * browser may replace it, for example when there is a session.
 */
export const readFirstScreen = async (
  folder: string,
  url: string,
  headers: Headers,
): Promise<PrerenderedScreen | null> => {
  const { pathname, search } = new URL(url);
  const screen = firstScreenAt(pathname, search);
  if (screen === null) return null;
  const requested = readLinkQuery(search).get('lang')?.slice(0, 2).toLowerCase();
  const language = isLanguage(requested) ? requested : preferredLanguage(headers);
  const file = join(folder, '.first-screens', `${screen}.${language}.json`);
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PrerenderedScreen);
};

/** The phone number to call while the scripts load or when they fail. The scripts replace it with their own. */
const supportPhoneHtml = (phone: string): string =>
  `<p data-support><a href="tel:${phone.replace(/[^+\d]/g, '')}">${escapeHtml(phone)}</a></p>`;

/**
 * Inserts a first screen into the page. It shows with the page's first bytes, and the scripts take it over once loaded.
 * The membership form also shows the support phone number.
 */
export const withFirstScreen = (html: string, drawn: PrerenderedScreen, phone = ''): string => {
  const { screen, language, title, styles, script } = drawn;
  const line = phone && screen === 'membership' ? supportPhoneHtml(phone) : '';
  const body = drawn.body.replace('</main>', () => `${line}</main>`);
  const sheets = styles.map(({ names, css }) => {
    const emotion = names && ` data-emotion="${names}"`;
    return `<style nonce="__CSP_NONCE__"${emotion}>${css}</style>`;
  });
  const place = `<div id="root" data-screen="${screen}" data-language="${language}">${body}</div>`;
  return html
    .replace(/<html lang="\w+">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${sheets.join('')}<script>${script}</script></head>`)
    .replace('<div id="root"></div>', () => place);
};
