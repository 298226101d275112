import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { isAgency, readsAllClients } from '@core/access/ability';
import { agencyLanding, clientLanding, employeeLanding, landing, shortPaths } from '@core/navigation/landing';
import { agencyPath, areaPath, clientsPath } from '@core/navigation/paths';
import type { SessionUser } from '@lib/session-context';
import type { KeyStore } from '@lib/storage';
import { recordVisit } from '@lib/portal-context';
import { redirectFrom } from '../redirect-from';
import type { Services } from '../services';
import { accessContext, type Access, type Areas } from './access';
import { clientIdOf, createOneTimeValue, notFound, type Refusal } from './guards';

const storedKey = 'eip-client';

/**
 * Remembers the client whose workspace was opened last, and the earlier ones. `signedIn` returns the user's id. The
 * session clears it at logout.
 */
export const createClientChoice = (store: KeyStore, signedIn: () => number | undefined) => {
  const stored = () => clientIdOf(store.get(storedKey) ?? undefined);
  return {
    stored,
    /**
     * Does nothing once another tab has signed out: this tab may still be rendering a workspace, and must not store
     * anything.
     */
    store: (id: number) => {
      const userId = signedIn();
      if (userId === undefined) return;
      recordVisit(store, userId, id);
      store.set(storedKey, String(id));
    },
    /** The client for a short path: the stored client if the user still has access, or the only one; otherwise null. */
    preferred: ({ ability, profile: { clients } }: Access): number | null => {
      const id = stored();
      const isOwn = clients.length > 0 ? clients.some((own) => own.id === id) : readsAllClients(ability);
      if (id !== null && isOwn) return id;
      return clients.length === 1 ? (clients[0]?.id ?? null) : null;
    },
    /** The area of a short path that was opened while no client was chosen: opened once one is chosen. */
    pendingArea: createOneTimeValue<string>(),
  };
};

export type ClientChoice = ReturnType<typeof createClientChoice>;

/** Returns the target of `/` for a signed-in user. */
export const homePath = ({ ability }: Access): string => (isAgency(ability) ? agencyPath : clientsPath);

/** Returns where a login without a `redirect` leads. */
export const landingPath = (areas: Areas, access: Access, user: SessionUser): string => {
  const { userId: id, ...claims } = user;
  return (
    employeeLanding({ ...claims, id }) ?? `/${landing(areas, access.ability, access.rights.permissions)}`
  );
};

/** Redirects `/dashboard`, `/employees` … to the same area of the client that the user works with. */
const shortPathRoute = (area: Areas[number], choice: ClientChoice): RouteObject => ({
  path: `/${area.path}`,
  element: null,
  loader: ({ context, request: { url } }) => {
    const clientId = choice.preferred(context.get(accessContext));
    if (clientId !== null) throw redirectFrom(url, areaPath(area, clientId));
    choice.pendingArea.put(area.name);
    throw redirectFrom(url, clientsPath);
  },
});

export const shortPathRoutes = (areas: Areas, choice: ClientChoice): RouteObject[] =>
  shortPaths(areas.filter((area) => area.kind === 'page' || area.list)).map((area) =>
    shortPathRoute(area, choice),
  );

export const agencyIndexRoute = (areas: Areas): RouteObject => ({
  path: agencyPath,
  element: null,
  loader: ({ context, request: { url } }) => {
    const area = agencyLanding(areas, context.get(accessContext).ability);
    if (!area) throw notFound();
    throw redirectFrom(url, areaPath(area));
  },
});

/**
 * Redirects from the start of a client's workspace: to the area of a pending short path, otherwise to the first area
 * that the user may open.
 */
export const clientIndexLoader =
  (areas: Areas, choice: ClientChoice, refusal: Refusal) =>
  ({ context, params, request: { url } }: LoaderFunctionArgs) => {
    const { ability, rights } = context.get(accessContext);
    const wanted = choice.pendingArea.take();
    const area =
      areas.find(({ name }) => name === wanted && ability.can('list', name)) ??
      clientLanding(areas, ability, rights.permissions);
    if (!area) {
      refusal.put(null);
      throw redirectFrom(url, `${clientsPath}/forbidden`);
    }
    throw redirectFrom(url, areaPath(area, params['clientId'] ?? ''));
  };

/**
 * The client whose menu stays beside a page that belongs to no client. Users who work only within their clients would
 * otherwise have no way back. Null for all other users, and if the client cannot be loaded.
 */
export const keptClientLoader =
  ({ profile }: Pick<Services, 'profile'>, choice: ClientChoice): LoaderFunction =>
  async ({ context }) => {
    const access = context.get(accessContext);
    if (isAgency(access.ability) || readsAllClients(access.ability)) return null;
    const id = choice.preferred(access);
    return id === null ? null : profile.client(id).catch(() => null);
  };
