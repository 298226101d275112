import { clientAccounts } from '@server/seed/client-accounts';
import type { SeedSource } from '@server/seed/seed-source';
import { worksitesOf } from '@server/seed/worksites';

export default {
  rows: (context) => {
    const active = new Map<string, number>();
    const worksiteKey = (client: unknown, name: unknown) => `${String(client)} ${String(name)}`;
    for (const worker of context.rows('workers')) {
      if (worker.employee_status !== 'Active') continue;
      const at = worksiteKey(worker.client_id, worker.location_name);
      active.set(at, (active.get(at) ?? 0) + 1);
    }
    return clientAccounts(context)
      .flatMap((client) => worksitesOf(client, context))
      .map((worksite) => ({
        ...worksite,
        active_employees: active.get(worksiteKey(worksite.client_id, worksite.location_name)) ?? 0,
      }));
  },
} satisfies SeedSource;
