import { data, type MiddlewareFunction } from 'react-router';
import { readsAllClients } from '@core/access/ability';
import { clientsPath } from '@core/navigation/paths';
import type { Area, Operation } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { loginAddress } from '../public-addresses';
import { redirectFrom } from '../redirect-from';
import type { Services } from '../services';
import { accessContext, type AccessSource } from './access';

/**
 * Guards are middleware and run from the outside in: session, client, flag, permission. Each guard can rely on the
 * previous ones.
 */
type Guard = MiddlewareFunction;

export const notFound = () => data(null, { status: 404 });

export const sessionGuard =
  ({ session }: Services, access: AccessSource): Guard =>
  async ({ request, context }, next) => {
    const toLogin = () => redirectFrom(request.url, loginAddress(request.url));
    const user = session.current();
    if (!user) throw toLogin();
    const loaded = await access.load(user).catch((reason: unknown) => {
      throw session.current() ? reason : toLogin();
    });
    context.set(accessContext, loaded);
    await next();
    // The session ended, here or in another tab, while the screen was loading: its requests were rejected.
    if (!session.current()) throw toLogin();
  };

/** Returns the id in a client's address; null if it is not a number. */
export const clientIdOf = (text: string | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

export const clientGuard =
  ({ profile }: Services, refusal: Refusal): Guard =>
  async ({ params, request: { url } }) => {
    const id = clientIdOf(params['clientId']);
    if (id === null) throw notFound();
    await profile.client(id).catch((reason: unknown) => {
      const status = statusOf(reason);
      if (status === 403) {
        refusal.put(null);
        throw redirectFrom(url, `${clientsPath}/forbidden`);
      }
      if (status === 404) throw redirectFrom(url, `${clientsPath}/not-found`);
      throw reason;
    });
  };

/** Redirects to the page that shows which area was denied. */
const redirectToForbidden = ({ url }: Request, { scope, name }: Area, refusal: Refusal) => {
  refusal.put(name);
  return redirectFrom(url, scope === 'client' ? `${clientsPath}/forbidden` : '/forbidden');
};

export const areaGuard =
  (area: Area, refusal: Refusal): Guard =>
  ({ context, request }) => {
    const { ability } = context.get(accessContext);
    if (ability.cannot('see', area.name)) throw notFound();
    if (ability.cannot('list', area.name)) throw redirectToForbidden(request, area, refusal);
  };

export const operationGuard =
  (area: Area, operation: Operation, refusal: Refusal): Guard =>
  ({ context, request }) => {
    if (context.get(accessContext).ability.cannot(operation, area.name))
      throw redirectToForbidden(request, area, refusal);
  };

/**
 * Guards the list of clients: redirects users with exactly one client to it, and denies access to users who have none
 * and may not read all clients.
 */
export const clientListGuard =
  (area: Area, refusal: Refusal): Guard =>
  ({ context, request }) => {
    const { ability, profile } = context.get(accessContext);
    const [first, ...others] = profile.clients;
    if (first && others.length === 0) throw redirectFrom(request.url, `${clientsPath}/${first.id}`);
    if (!first && !readsAllClients(ability)) throw redirectToForbidden(request, area, refusal);
  };

/** A value that can be taken once: null before it is noted and after it is taken. */
export const createOneTimeValue = <Value>() => {
  let value: Value | null = null;
  return {
    put: (next: Value | null) => {
      value = next;
    },
    take: (): Value | null => {
      const taken = value;
      value = null;
      return taken;
    },
  };
};

/**
 * Passes the denied area from the guard to the forbidden page: a redirect carries no history state, and the addresses
 * of the forbidden pages are fixed. The page stores it in its history entry. A later visit by address finds no denied
 * area.
 */
export const createRefusal = () => createOneTimeValue<string>();

export type Refusal = ReturnType<typeof createRefusal>;
