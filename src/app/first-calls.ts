import type { ManifestEntry } from '@core/list/prefetch-manifest';
import { apiAddress, connection } from '@lib/connection';
import { createServices, type Services } from './services';

/** Rows that were requested while the scripts of their screen were still loading. */
export interface FirstRows extends ManifestEntry {
  /** The raw response. */
  readonly answer: Promise<unknown>;
  /** The user who requested the rows. */
  readonly userId: number;
}

/** Screens before the login, with or without a session. */
const publicPaths = /^\/(activate-account|reset-password|confirm-address|get-the-app)(\/|$)/;

/** The manifest that the server wrote into the page (see `server/web/page.ts`). */
const manifest = (): readonly ManifestEntry[] => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="prefetch"]')?.content;
  return content ? (JSON.parse(content) as readonly ManifestEntry[]) : [];
};

export interface FirstRequests {
  readonly services: Services;
  readonly firstRows: readonly FirstRows[];
}

/**
 * Creates the services that the whole portal shares, and requests what the first screen needs: what its guards wait
 * for, and the rows of its list. The scripts of the screen load at the same time.
 */
export const sendFirstRequests = (pathname: string): FirstRequests => {
  const services = createServices({ baseUrl: apiAddress(), track: connection.track });
  const { session, profile, http } = services;
  const user = session.current();
  // Employees have no access to the portal.
  if (!user || user.employeeId !== undefined || publicPaths.test(pathname))
    return { services, firstRows: [] };
  // The code that uses the response shows the failure.
  profile.load().catch(() => undefined);
  const client = /^\/clients\/(\d{1,15})(\/|$)/.exec(pathname)?.[1];
  if (client !== undefined) profile.client(Number(client)).catch(() => undefined);
  const firstRows = manifest()
    .filter(({ permissions }) => permissions.every((one) => user.permissions.includes(one)))
    .map((entry): FirstRows => {
      const answer = http.request<unknown>({ ...entry.call, method: 'GET' });
      answer.catch(() => undefined);
      return { ...entry, answer, userId: user.userId };
    });
  return { services, firstRows };
};
