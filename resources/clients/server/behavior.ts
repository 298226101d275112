import { forbidden, notFound } from '@server/api/refusal';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type clients from '../resource';

/** Users read the clients assigned to them, or all clients when they have the right to. */
export default {
  scope: {
    read: ({ caller }) => {
      if (caller.clients === 'all') return [];
      if (caller.clients.length === 0) throw forbidden();
      return [{ field: 'client_account_id', op: 'in', value: caller.clients }];
    },
    admit: async ({ caller, system }, id) => {
      const isClient = { field: 'client_account_id', op: 'eq', value: id } as const;
      if ((await system.records('clients').count([isClient])) === 0) throw notFound();
      if (!caller.mayUseClient(id)) throw forbidden();
    },
  },
} satisfies BehaviorOf<typeof clients>;
