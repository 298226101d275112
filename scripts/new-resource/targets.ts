import type { Scope } from '@core/resource/resource';
import { resources } from '@resources';
import { ownerColumn } from '@server/storage/resource-tables';
import type { Target } from './kinds';

const seeds = Object.keys(import.meta.glob('../../resources/*/server/seed.ts'));

/**
 * Returns the resources that records of this scope can refer to: with records of their own that have a number, and of the
 * same scope or global. A record of no client or agency could not say whose records to choose from.
 */
export const targetsFor = (scope: Scope): readonly Target[] =>
  resources
    .filter(
      (one) =>
        (one.scope === 'global' || one.scope === scope) &&
        one.api.table === undefined &&
        one.fields[one.idField]?.kind === 'id' &&
        seeds.some((path) => path.endsWith(`/${one.name}/server/seed.ts`)),
    )
    .map((one) => ({ name: one.name, idField: one.idField, owner: ownerColumn(one) }));
