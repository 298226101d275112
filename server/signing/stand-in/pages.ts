import { readBytes } from '@server/api/calls/parse';
import { pathOf } from '@server/web/path-of';
import { isLanguage, languageOf } from '@server/words/language';
import { runAction, eventOfEnded } from './run-action';
import { findStandInEnvelope, type StandInDeps } from './envelopes';
import type { Deliver } from './notify';
import { type Action, actions, signingPage, notFoundPage } from './page';
import { findSession, finishView, consumeView, type View } from './views';

/** In bytes. The form sends two short fields. */
const maxFormBytes = 4096;

const redirectBack = ({ returnUrl }: View, event: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${returnUrl}&event=${event}`, 'Cache-Control': 'no-store' },
  });

/** Opens an address. A browser prefetch does not use it up. */
const openPage = async (deps: StandInDeps, request: Request, token: string): Promise<Response> => {
  if (/prefetch/.test(request.headers.get('Sec-Purpose') ?? '')) return new Response(null, { status: 503 });
  const opened = await consumeView(deps, token);
  if (!opened) return notFoundPage(languageOf(request.headers));
  const { view, session } = opened;
  if (session === null) return redirectBack(view, 'ttl_expired');
  const envelope = await findStandInEnvelope(deps, view.envelopeId);
  if (envelope?.state !== 'sent') return redirectBack(view, await eventOfEnded(deps, view.envelopeId));
  const requested = new URL(request.url).searchParams.get('lang');
  return signingPage({
    envelope,
    language: isLanguage(requested) ? requested : view.language,
    path: pathOf(request),
    session,
    returnOrigin: new URL(view.returnUrl).origin,
  });
};

/** Actions in progress by page. Each promise resolves with the `event`. */
type Running = Map<string, Promise<string>>;

interface ActionContext {
  readonly deps: StandInDeps;
  readonly deliver: Deliver;
  readonly running: Running;
  readonly view: View;
}

/** A second press returns the result of the first. */
const runOnce = async ({ deps, deliver, running, view }: ActionContext, action: Action): Promise<string> => {
  if (!(await finishView(deps, view)))
    return (await running.get(view.hash)) ?? eventOfEnded(deps, view.envelopeId);
  const pendingEvent = runAction(deps, deliver, view.envelopeId, action).finally(() =>
    running.delete(view.hash),
  );
  running.set(view.hash, pendingEvent);
  return pendingEvent;
};

const handleSubmit = async (
  context: Omit<ActionContext, 'view'>,
  request: Request,
  token: string,
): Promise<Response> => {
  const body = await readBytes(request, maxFormBytes).catch(() => new Uint8Array());
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const found = await findSession(context.deps, token, form.get('session') ?? '');
  if (!found) return notFoundPage(languageOf(request.headers));
  const { view, state } = found;
  if (state === 'foreign') return redirectBack(view, 'ttl_expired');
  if (state === 'expired') return redirectBack(view, 'session_timeout');
  const action = actions.find((known) => known === form.get('action'));
  return redirectBack(view, action ? await runOnce({ ...context, view }, action) : 'exception');
};

const serveDocument = async (deps: StandInDeps, request: Request, token: string): Promise<Response> => {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const found = await findSession(deps, token, session);
  const envelope = found?.state === 'open' ? await findStandInEnvelope(deps, found.view.envelopeId) : null;
  if (!envelope) return notFoundPage(languageOf(request.headers));
  return new Response(envelope.document, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="membership-form.pdf"',
      'Cache-Control': 'no-store',
      // The browser's PDF viewer needs an object to draw in.
      'Content-Security-Policy':
        "script-src 'none'; object-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
};

/** Serves the stand-in's pages: `/signing/<token>` and its document. Returns null for every other address. */
export const createSigningPages = (deps: StandInDeps, deliver: Deliver) => {
  const context = { deps, deliver, running: new Map<string, Promise<string>>() };
  return async (request: Request): Promise<Response | null> => {
    const [, token, document] = /^\/signing\/([\w-]{1,64})(\/document\.pdf)?$/.exec(pathOf(request)) ?? [];
    if (token === undefined) return null;
    if (request.method === 'POST' && !document) return handleSubmit(context, request, token);
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    return document ? serveDocument(deps, request, token) : openPage(deps, request, token);
  };
};
