import { readBytes } from '@server/api/calls/parse';
import { isLanguage, languageOf } from '@server/words/language';
import { act, eventOfEnded } from './act';
import { findStandInEnvelope, type StandInDeps } from './envelopes';
import type { Deliver } from './notify';
import { type Action, actions, signingPage, unknownPage } from './page';
import { findSession, finishView, useView, type View } from './views';

/** In bytes. The form sends two short fields. */
const largestForm = 4096;

const back = ({ returnUrl }: View, event: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${returnUrl}&event=${event}`, 'Cache-Control': 'no-store' },
  });

/** Opens an address. A browser prefetch does not use it up. */
const open = async (deps: StandInDeps, request: Request, token: string): Promise<Response> => {
  if (/prefetch/.test(request.headers.get('Sec-Purpose') ?? '')) return new Response(null, { status: 503 });
  const opened = await useView(deps, token);
  if (!opened) return unknownPage(languageOf(request.headers));
  const { view, session } = opened;
  if (session === null) return back(view, 'ttl_expired');
  const envelope = await findStandInEnvelope(deps, view.envelopeId);
  if (envelope?.state !== 'sent') return back(view, await eventOfEnded(deps, view.envelopeId));
  const { pathname: path, searchParams } = new URL(request.url);
  const requested = searchParams.get('lang');
  return signingPage({
    envelope,
    language: isLanguage(requested) ? requested : view.language,
    path,
    session,
    returnOrigin: new URL(view.returnUrl).origin,
  });
};

/** Actions in progress by page. Each promise resolves with the `event`. */
type Running = Map<string, Promise<string>>;

interface Press {
  readonly deps: StandInDeps;
  readonly deliver: Deliver;
  readonly running: Running;
  readonly view: View;
}

/** A second press returns the result of the first. */
const eventOfPress = async ({ deps, deliver, running, view }: Press, action: Action): Promise<string> => {
  if (!(await finishView(deps, view)))
    return (await running.get(view.hash)) ?? eventOfEnded(deps, view.envelopeId);
  const acting = act(deps, deliver, view.envelopeId, action).finally(() => running.delete(view.hash));
  running.set(view.hash, acting);
  return acting;
};

const answer = async (press: Omit<Press, 'view'>, request: Request, token: string): Promise<Response> => {
  const body = await readBytes(request, largestForm).catch(() => new Uint8Array());
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const found = await findSession(press.deps, token, form.get('session') ?? '');
  if (!found) return unknownPage(languageOf(request.headers));
  const { view, state } = found;
  if (state === 'foreign') return back(view, 'ttl_expired');
  if (state === 'expired') return back(view, 'session_timeout');
  const action = actions.find((known) => known === form.get('action'));
  return back(view, action ? await eventOfPress({ ...press, view }, action) : 'exception');
};

const file = async (deps: StandInDeps, request: Request, token: string): Promise<Response> => {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const found = await findSession(deps, token, session);
  const envelope = found?.state === 'open' ? await findStandInEnvelope(deps, found.view.envelopeId) : null;
  if (!envelope) return unknownPage(languageOf(request.headers));
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
  const press = { deps, deliver, running: new Map<string, Promise<string>>() };
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const [, token, document] = /^\/signing\/([\w-]{1,64})(\/document\.pdf)?$/.exec(pathname) ?? [];
    if (token === undefined) return null;
    if (request.method === 'POST' && !document) return answer(press, request, token);
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    return document ? file(deps, request, token) : open(deps, request, token);
  };
};
