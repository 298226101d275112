import type { Language } from '../words/language';
import { textsOf } from '../words/texts';
import { escapeHtml } from '../web/escape-html';
import { newNonce } from '../web/security-headers';
import type { ApiDocument } from './document';
import type { Operation } from './operation';
import { operationBody } from './page-operation';
import { style } from './page-style';

const entry = (document: ApiDocument, language: Language, call: Call): string => {
  const { page } = textsOf('api', language);
  const { method, path, operation } = call;
  return `<details id="${escapeHtml(operation.operationId)}"><summary><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code><span class="what">${escapeHtml(operation.summary)}</span></summary>
<div>${operationBody(document, operation, page)}</div></details>`;
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const section = (
  document: ApiDocument,
  language: Language,
  { name, description }: ApiDocument['tags'][number],
): string => {
  const own = callsOf(document).filter(({ operation }) => operation.tags.includes(name));
  return `<section aria-labelledby="tag-${escapeHtml(name)}"><h2 id="tag-${escapeHtml(name)}">${escapeHtml(description)}</h2>
${own.map((call) => entry(document, language, call)).join('\n')}</section>`;
};

/** The document as a page for people. Everything in it is text: what a declaration says never becomes markup. */
export const documentPage = (document: ApiDocument, language: Language): Response => {
  const { page } = textsOf('api', language);
  const nonce = newNonce();
  const { title, description } = document.info;
  const links = document.tags.map(
    (tag) => `<li><a href="#tag-${escapeHtml(tag.name)}">${escapeHtml(tag.description)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p>${escapeHtml(page.files)} <a href="/openapi.json">${escapeHtml(page.document)}</a>, <a href="/openapi.d.ts">${escapeHtml(page.types)}</a></p>
<nav aria-label="${escapeHtml(page.contents)}"><ul>${links.join('')}</ul></nav>
${document.tags.map((tag) => section(document, language, tag)).join('\n')}</main></body>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
};
