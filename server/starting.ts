import type { Fetch } from './api/deps';
import { silentLog } from './log';
import { isPortal } from './request-handler';
import type { Settings } from './settings/read-settings';
import { guarded } from './web/guarded';
import { pathOf } from './web/path-of';
import { createPortal } from './web/portal';

const unavailable = (): Response =>
  Response.json(
    { detail: 'starting' },
    { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '1' } },
  );

/**
 * Returns the handlers for requests until the database is open. The portal is served, so that users see a page, not a
 * response for programs. Everything else gets 503.
 */
export const createStartingHandlers = (settings: Settings): { fetch: Fetch; outboxFetch: Fetch } => {
  const portal = createPortal(settings.portalFolder, settings);
  const options = { https: settings.publicUrl.startsWith('https:'), log: silentLog };
  const answer: Fetch = async (request) => (isPortal(pathOf(request)) ? portal(request) : unavailable());
  return {
    fetch: guarded(answer, options),
    outboxFetch: guarded(() => Promise.resolve(unavailable()), options),
  };
};
