import { data, type MiddlewareFunction } from 'react-router';
import { readsAllClients } from '@core/access/ability';
import { clientsPath } from '@core/navigation/paths';
import type { Area, Operation } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { loginAddress, redirectFrom } from '../redirect-from';
import type { Services } from '../services';
import { accessContext, type AccessSource } from './access';

/** Guards run as middleware from the outside in: session, client, flag, permission. Each may rely on those before it. */
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
    // The session ended while the screen was still on its way, here or in another tab: its calls were refused.
    if (!session.current()) throw toLogin();
  };

/** The number in a client's address; null when it is none. */
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
        refusal.note(null);
        throw redirectFrom(url, `${clientsPath}/forbidden`);
      }
      if (status === 404) throw redirectFrom(url, `${clientsPath}/not-found`);
      throw reason;
    });
  };

/** The way to the page that says which area was refused. */
const forbidden = ({ url }: Request, { scope, name }: Area, refusal: Refusal) => {
  refusal.note(name);
  return redirectFrom(url, scope === 'client' ? `${clientsPath}/forbidden` : '/forbidden');
};

export const areaGuard =
  (area: Area, refusal: Refusal): Guard =>
  ({ context, request }) => {
    const { ability } = context.get(accessContext);
    if (ability.cannot('see', area.name)) throw notFound();
    if (ability.cannot('list', area.name)) throw forbidden(request, area, refusal);
  };

export const operationGuard =
  (area: Area, operation: Operation, refusal: Refusal): Guard =>
  ({ context, request }) => {
    if (context.get(accessContext).ability.cannot(operation, area.name))
      throw forbidden(request, area, refusal);
  };

/** The list of clients: straight on for users who have just one, closed to those who have none and may not read them all. */
export const clientListGuard =
  (area: Area, refusal: Refusal): Guard =>
  ({ context, request }) => {
    const { ability, profile } = context.get(accessContext);
    const [first, ...others] = profile.clients;
    if (first && others.length === 0) throw redirectFrom(request.url, `${clientsPath}/${first.id}`);
    if (!first && !readsAllClients(ability)) throw forbidden(request, area, refusal);
  };

/** What is taken once: after that, and before it is noted, it is null. */
export const createNote = <Value>() => {
  let value: Value | null = null;
  return {
    note: (next: Value | null) => {
      value = next;
    },
    take: (): Value | null => {
      const noted = value;
      value = null;
      return noted;
    },
  };
};

/**
 * Which area was refused, from the guard to the page that says so: a redirect carries no history state, and the address of the forbidden
 * pages is fixed. The page keeps it in its history entry; a later visit by its address was refused nothing.
 */
export const createRefusal = () => createNote<string>();

export type Refusal = ReturnType<typeof createRefusal>;
