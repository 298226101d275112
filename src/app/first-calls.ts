import type { ManifestEntry } from '@core/list/prefetch-manifest';
import { apiAddress, connection } from '@lib/connection';
import { createServices, type Services } from './services';

/** Rows that were asked for while the scripts of their screen were still on their way. */
export interface FirstRows extends ManifestEntry {
  /** As it came. */
  readonly answer: Promise<unknown>;
  /** Whose rows. */
  readonly userId: number;
}

/** Screens before the login, with or without a session. */
const outside = /^\/(activate-account|reset-password|confirm-address|get-the-app)(\/|$)/;

/** What the server wrote into the page (see `server/web/page.ts`). */
const manifest = (): readonly ManifestEntry[] => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="prefetch"]')?.content;
  return content ? (JSON.parse(content) as readonly ManifestEntry[]) : [];
};

export interface Begun {
  readonly services: Services;
  readonly firstRows: readonly FirstRows[];
}

/**
 * Makes the services that the whole portal shares, and asks with them for what the first screen needs: what its guards wait for, and the
 * rows of its list. The scripts of the screen come meanwhile.
 */
export const begin = (pathname: string): Begun => {
  const services = createServices({ baseUrl: apiAddress(), track: connection.track });
  const { session, profile, http } = services;
  const user = session.current();
  // An employee has no part in the portal.
  if (!user || user.employeeId !== undefined || outside.test(pathname)) return { services, firstRows: [] };
  // A failure shows itself where the answer is needed.
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
