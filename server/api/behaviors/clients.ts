import { forbidden, notFound } from '../refusal';
import { clientExists, mayUseClient } from '../session/session';
import type { Behavior } from './behavior';

/** Users read the clients they were given; all clients only with the right to. */
export const clientBehavior: Behavior = {
  narrow: ({ session }) => {
    if (session.clients === 'all') return [];
    if (session.clients.length === 0) throw forbidden();
    return [{ field: 'client_account_id', op: 'in', value: session.clients }];
  },
  admit: async ({ session, deps }, id) => {
    if (!(await clientExists(deps.storage, id))) throw notFound();
    if (!mayUseClient(session, id)) throw forbidden();
  },
};
