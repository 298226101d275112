import { isLanguage, languageOf, type Language } from '../../words/language';
import type { Context, Hono } from 'hono';
import type { Resource } from '../../../src/core/resource/resource';
import { openClientCall } from '../client-call';
import type { ApiEnv } from '../deps';
import { fileName } from '../file-name';
import { notFound } from '../refusal';
import { isOfClient } from '../resources/call';
import { callPath } from '../resources/endpoint';
import { namedClients } from '../session/clients';
import { recordExport } from '../../trail/record-export';
import { resourceReport } from './resource-report';

/** What the address asks for, else what the browser prefers. */
const wantedLanguage = (c: Context<ApiEnv>): Language => {
  const asked = c.req.query('language');
  return isLanguage(asked) ? asked : languageOf(c.req.raw.headers);
};

const answerFile = async (c: Context<ApiEnv>, resource: Resource, download: string): Promise<Response> => {
  const clientId = await openClientCall(c, resource);
  const { list } = resource;
  const { session, deps } = c.var;
  const { storage, clock } = deps;
  const [client] = await namedClients(storage, [clientId]);
  if (!client || !list) throw notFound();
  const now = clock.now();
  const language = wantedLanguage(c);
  const report = await resourceReport({ storage, session, client, resource, download, language, now }, list);
  // Only who asks for a file needs what writes it.
  const { renderReport } = await import('../../pdf/render-report');
  const bytes = await renderReport(report);
  await recordExport(c, { resource: resource.name, clientId, note: `pdf, ${download}` });
  const name = fileName([client.name, download, new Date(now).toISOString().slice(0, 10)], 'pdf');
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': String(bytes.byteLength),
  });
};

/** Serves the PDF files that client-bound resources declare, under the rights of their lists. */
export const mountDownloads = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const resource of resources.filter(isOfClient))
    for (const [name, { path }] of Object.entries(resource.downloads ?? {}))
      app.get(callPath(resource.api.backend, path), (c) => answerFile(c, resource, name));
};
