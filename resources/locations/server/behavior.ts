import type locations from '../resource';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type { Ctx, Row, Where } from '@server/api/behaviors/context';

/** Resources whose records refer to a worksite by name. */
const referring = ['workers', 'claims', 'compliance'] as const;

const atLocation = ({ client_id, location_name }: Row): Where => [
  { field: 'client_id', op: 'eq', value: client_id ?? null },
  { field: 'location_name', op: 'eq', value: location_name ?? null },
];

/** Whether no worksite of the client has this name. A name that another worksite shares is still in use. */
const isFree = async ({ system }: Ctx, row: Row): Promise<boolean> =>
  (await system.records('locations').count(atLocation(row))) === 0;

/**
 * Other records refer to a worksite by name. Renaming a worksite changes them, and deleting it also deletes its
 * compliance requirements.
 */
export default {
  computed: {
    dependents: async ({ system }, row) => {
      const isShared = (await system.records('locations').count(atLocation(row))) > 1;
      return {
        workers: Number(row['active_employees']),
        compliance: isShared ? 0 : await system.records('compliance').count(atLocation(row)),
      };
    },
  },
  changed: async (ctx, change) => {
    const { before, after } = change;
    if (!before || !(await isFree(ctx, before))) return {};
    if (!after)
      return { removed: { compliance: await ctx.system.records('compliance').remove(atLocation(before)) } };
    const { location_name } = after;
    for (const name of referring)
      await ctx.system.records(name).change(atLocation(before), { location_name });
    return {};
  },
} satisfies BehaviorOf<typeof locations>;
