import type { Context, Hono } from 'hono';
import { readableResource } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { recordExport } from '@server/api/exports/file';
import { isLanguage, languageOf, type Language } from '@server/words/language';
import type { ApiEnv } from '../deps';
import { fileName } from '../exports/file';
import { notFound } from '../refusal';
import { serve } from '../resources/behavior-of';
import { callerOf, openClientCall, isOfClient } from '../resources/call';
import { callPath } from '../resources/endpoint';
import { joinsOf } from '../resources/relations';
import { namedClients } from '../session/session';
import { resourceReport } from './resource-report';

/** The language in the query, otherwise the one that the browser prefers. */
const wantedLanguage = (c: Context<ApiEnv>): Language => {
  const requested = c.req.query('language');
  return isLanguage(requested) ? requested : languageOf(c.req.raw.headers);
};

const answerFile = async (c: Context<ApiEnv>, declared: Resource, download: string): Promise<Response> => {
  const clientId = await openClientCall(c, declared);
  const { session, deps } = c.var;
  const resource = readableResource(declared, session.ability);
  const { list } = resource;
  const { storage, resources, clock, exports, limits, pdf } = deps;
  const [client] = await namedClients(storage, [clientId]);
  if (!client || !list) throw notFound();
  const now = clock.now();
  const language = wantedLanguage(c);
  const call = { ...serve(declared), ...callerOf(c), deps, session, resource, declared, clientId };
  const joins = await joinsOf({ ...call, query: new URLSearchParams(), also: [] });
  const request = { storage, resources, exports, session, client, resource, download, language, now, joins };
  const { signal } = c.req.raw;
  const release = await exports.acquire({ person: session.userId, limits: limits.exports, signal });
  const bytes = await resourceReport(request, list)
    .then((report) => pdf.report(report, signal))
    .finally(release);
  await recordExport(c, { resource: resource.name, clientId, note: `pdf, ${download}` });
  const name = fileName([client.name, download, new Date(now).toISOString().slice(0, 10)], 'pdf');
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': String(bytes.byteLength),
  });
};

/** Serves the PDF files that client-bound resources declare, with the access rules of their lists. */
export const mountDownloads = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const resource of resources.filter(isOfClient))
    for (const [name, { path }] of Object.entries(resource.downloads ?? {}))
      app.get(callPath(resource.api.backend, path), (c) => answerFile(c, resource, name));
};
