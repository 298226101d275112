import type { AppAbility } from '../access/ability';
import type { Area } from '../resource/resource';

/** The areas that stand beside this one as tabs, itself included, in their order; only those that are open to the user. */
export const tabsOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  { tab }: Pick<Area, 'tab'>,
): A[] =>
  areas
    .filter((area) => tab !== undefined && area.tab?.of === tab.of && ability.can('list', area.name))
    .sort((one, other) => (one.tab?.order ?? 0) - (other.tab?.order ?? 0));
