import { escapeHtml } from '@server/web/escape-html';
import { newNonce, noIcon, plainPagePolicy } from '@server/web/security-headers';
import type { Language } from '@server/words/language';
import { textsOf, interpolate } from '@server/words/texts';
import type { Fact } from '../provider';
import type { StandInEnvelope } from './envelopes';
import { style } from './style';

/** The values that the buttons submit. */
export const actions = ['sign', 'later', 'decline', 'expire'] as const;
export type Action = (typeof actions)[number];

interface HtmlPage {
  readonly language: Language;
  readonly title: string;
  readonly main: string;
  readonly status: number;
  /** Where the page's form may lead. Browsers also check redirects against it. */
  readonly formTargets?: string;
}

const htmlResponse = ({ language, title, main, status, formTargets }: HtmlPage): Response => {
  const nonce = newNonce();
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
${noIcon}<style nonce="${nonce}">${style}</style></head>
<body><header><p>${escapeHtml(textsOf('pdf', language).membership.brand)}</p></header><main>${main}</main></body>
</html>`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy(nonce, formTargets),
    },
  });
};

const section = (title: string, facts: readonly Fact[]): string => {
  const lines = facts
    .map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  return `<section class="card"><h2>${escapeHtml(title)}</h2><dl>${lines}</dl></section>`;
};

const sections = (facts: readonly Fact[]): string =>
  [...new Set(facts.map((fact) => fact.section))]
    .map((title) =>
      section(
        title,
        facts.filter((fact) => fact.section === title),
      ),
    )
    .join('');

interface SigningPage {
  readonly envelope: StandInEnvelope;
  readonly language: Language;
  /** The page's path and secret. */
  readonly path: string;
  readonly session: string;
  readonly returnOrigin: string;
}

/** The signing page: the form's data, the file and four actions. Works without JavaScript. */
export const signingPage = ({ envelope, language, path, session, returnOrigin }: SigningPage): Response => {
  const text = textsOf('pdf', language).signing;
  const file = `${path}/document.pdf?session=${encodeURIComponent(session)}`;
  const buttons = actions
    .map(
      (action) =>
        `<button class="${action}" name="action" value="${action}">${escapeHtml(text[action])}</button>`,
    )
    .join('\n');
  const main = `<h1>${escapeHtml(text.heading)}</h1>
<p class="note">${escapeHtml(text.note)}</p>
<p>${escapeHtml(text.intro)}</p>
${sections(envelope.facts)}
<p><a class="file" href="${escapeHtml(file)}" target="_blank" rel="noopener">${escapeHtml(text.open)}</a></p>
<form method="post" action="${escapeHtml(path)}">
<input type="hidden" name="session" value="${escapeHtml(session)}">
<p>${escapeHtml(interpolate(text.consent, { name: envelope.signerName }))}</p>
${buttons}
</form>`;
  const title = `${text.heading} – ${envelope.title}`;
  return htmlResponse({ language, title, main, status: 200, formTargets: `'self' ${returnOrigin}` });
};

/** The page for an unknown address. */
export const notFoundPage = (language: Language): Response => {
  const { gone, back } = textsOf('pdf', language).signing;
  const main = `<h1>${escapeHtml(gone)}</h1><p><a href="/">${escapeHtml(back)}</a></p>`;
  return htmlResponse({ language, title: gone, main, status: 404 });
};
