import type { Resource } from '@core/resource/resource';
import { pathOf } from '../web/path-of';
import { isLanguage, type Language } from '../words/language';
import { apiDocument, type ApiDocument } from './document';
import { documentTypes } from './types';

type Serve = (request: Request) => Promise<Response | null>;

const answer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' },
  });

const languageIn = (request: Request): Language | null => {
  const requested = new URL(request.url).searchParams.get('language');
  return isLanguage(requested) ? requested : null;
};

/** Serves the OpenAPI document and its TypeScript types. Returns null for every other address. */
export const createApiDescription = (resources: readonly Resource[]): Serve => {
  const documents = new Map<Language, Promise<ApiDocument>>();
  const documentIn = (language: Language): Promise<ApiDocument> => {
    const document = documents.get(language) ?? apiDocument(resources, language);
    documents.set(language, document);
    return document;
  };
  return async (request) => {
    const path = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!/^\/openapi\.(json|d\.ts)$/.test(path)) return null;
    if (!isRead) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    // The default is English.
    const document = await documentIn(languageIn(request) ?? 'en');
    return path === '/openapi.json'
      ? answer(JSON.stringify(document), 'application/json')
      : answer(documentTypes(document), 'text/plain; charset=utf-8');
  };
};
