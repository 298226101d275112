import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { isAgency, readsAllClients } from '@core/access/ability';
import { agencyLanding, clientLanding, employeeLanding, landing, shortPaths } from '@core/navigation/landing';
import { agencyPath, areaPath, clientsPath } from '@core/navigation/paths';
import type { SessionUser } from '@lib/session-context';
import type { KeyStore } from '@lib/storage';
import { noteVisit } from '@lib/portal-context';
import { redirectFrom } from '../redirect-from';
import type { Services } from '../services';
import { accessContext, type Access, type Areas } from './access';
import { clientIdOf, createNote, notFound, type Refusal } from './guards';

const storedKey = 'eip-client';

/** The client whose workspace was open last, and those before it; `signedIn` is the user's number. The session forgets it at logout. */
export const createClientChoice = (store: KeyStore, signedIn: () => number | undefined) => {
  const stored = () => clientIdOf(store.get(storedKey) ?? undefined);
  return {
    stored,
    /** Nothing once another tab has signed out: this one may still be drawing a workspace, and must leave no trace behind. */
    store: (id: number) => {
      const userId = signedIn();
      if (userId === undefined) return;
      noteVisit(store, userId, id);
      store.set(storedKey, String(id));
    },
    /** Where a short path goes: the stored client if it is still the user's, or the only one; else null. */
    preferred: ({ ability, profile: { clients } }: Access): number | null => {
      const id = stored();
      const isOwn = clients.length > 0 ? clients.some((own) => own.id === id) : readsAllClients(ability);
      if (id !== null && isOwn) return id;
      return clients.length === 1 ? (clients[0]?.id ?? null) : null;
    },
    /** The area that a short path asked for while no client was chosen: where to go on once one is. */
    waiting: createNote<string>(),
  };
};

export type ClientChoice = ReturnType<typeof createClientChoice>;

/** Where `/` leads a signed-in user. */
export const homePath = ({ ability }: Access): string => (isAgency(ability) ? agencyPath : clientsPath);

/** Where a login without a wish leads. */
export const landingPath = (areas: Areas, access: Access, user: SessionUser): string => {
  const { userId: id, ...claims } = user;
  return (
    employeeLanding({ ...claims, id }) ?? `/${landing(areas, access.ability, access.rights.permissions)}`
  );
};

/** `/dashboard`, `/employees` …: the same area inside the client that the user works with. */
const shortPathRoute = (area: Areas[number], choice: ClientChoice): RouteObject => ({
  path: `/${area.path}`,
  element: null,
  loader: ({ context, request: { url } }) => {
    const clientId = choice.preferred(context.get(accessContext));
    if (clientId !== null) throw redirectFrom(url, areaPath(area, clientId));
    choice.waiting.note(area.name);
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

/** The start of a client's workspace: where a short path wanted to go, else the first area that is open. */
export const clientIndexLoader =
  (areas: Areas, choice: ClientChoice, refusal: Refusal) =>
  ({ context, params, request: { url } }: LoaderFunctionArgs) => {
    const { ability, rights } = context.get(accessContext);
    const wanted = choice.waiting.take();
    const area =
      areas.find(({ name }) => name === wanted && ability.can('list', name)) ??
      clientLanding(areas, ability, rights.permissions);
    if (!area) {
      refusal.note(null);
      throw redirectFrom(url, `${clientsPath}/forbidden`);
    }
    throw redirectFrom(url, areaPath(area, params['clientId'] ?? ''));
  };

/**
 * The client whose menu stays beside a page that belongs to none: people whose whole work is within their clients would stand there
 * without a way back. Null for everybody else, and when the client cannot be had.
 */
export const keptClientLoader =
  ({ profile }: Pick<Services, 'profile'>, choice: ClientChoice): LoaderFunction =>
  async ({ context }) => {
    const access = context.get(accessContext);
    if (isAgency(access.ability) || readsAllClients(access.ability)) return null;
    const id = choice.preferred(access);
    return id === null ? null : profile.client(id).catch(() => null);
  };
