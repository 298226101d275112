import type { Fetch } from './api/deps';
import type { Log } from './log';
import type { Outbox } from './mail/outbox';
import { isLoopback } from './settings/loopback';
import { guarded } from './web/guarded';
import { outboxAttachment, outboxPage } from './web/outbox-page';
import { pathOf } from './web/path-of';
import { languageOf } from './words/language';

/**
 * Another site can point its own host name to this machine and then read the outbox as same-origin (DNS rebinding). The
 * `Host` header reveals this.
 */
const isForThisMachine = ({ headers }: Request): boolean =>
  isLoopback((headers.get('Host') ?? '').replace(/:\d+$/, ''));

/** Serves the outbox to users on this machine: `/outbox` and the attachments of its mails. */
export const createOutboxHandler = (outbox: Outbox, log: Log): Fetch => {
  const answer: Fetch = async (request) => {
    if (!isForThisMachine(request)) return new Response('Misdirected', { status: 421 });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const path = pathOf(request);
    if (path === '/' || path === '/outbox') return outboxPage(outbox, languageOf(request.headers));
    return (await outboxAttachment(outbox, path)) ?? new Response('Not found', { status: 404 });
  };
  return guarded(answer, { https: false, log });
};
