import { menuSubject, type AppAbility, isAgency } from '../access/ability';
import type { Area, MenuGroup, Scope } from '../resource/resource';

export const menuGroups: readonly MenuGroup[] = ['start', 'agency', 'workforce', 'risk', 'finance', 'access'];

export interface MenuSection<A extends Area = Area> {
  readonly group: MenuGroup;
  readonly items: A[];
}

/** The scope whose areas the menu offers. Agency users have the agency menu, and like all that is not client-bound only outside of a client. */
const menuScope = (ability: AppAbility, clientId: number | undefined): Scope | undefined => {
  if (isAgency(ability)) return clientId === undefined ? 'agency' : undefined;
  return clientId === undefined ? 'global' : 'client';
};

const sectionsOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  scope: Scope | undefined,
): MenuSection<A>[] => {
  const shown = areas.filter(
    (area) => area.scope === scope && area.menu?.icon && ability.can('see', menuSubject(area.name)),
  );
  return menuGroups
    .map((group) => ({
      group,
      items: shown
        .filter((area) => area.menu?.group === group)
        .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0)),
    }))
    .filter(({ items }) => items.length > 0);
};

/** The side menu: groups in their order, without empty ones; only entries with an icon. */
export const menuOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  context: { readonly clientId?: number | undefined },
): MenuSection<A>[] => sectionsOf(areas, ability, menuScope(ability, context.clientId));

/** What agency users may open inside a client, where they have no menu; nothing for everybody else. */
export const visitedAreas = <A extends Area>(areas: readonly A[], ability: AppAbility): A[] =>
  isAgency(ability) ? sectionsOf(areas, ability, 'client').flatMap(({ items }) => items) : [];

/** The areas that stand beside this one as tabs, itself included, in their order; only those that are open to the user. */
export const tabsOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  { tab }: Pick<Area, 'tab'>,
): A[] =>
  areas
    .filter((area) => tab !== undefined && area.tab?.of === tab.of && ability.can('list', area.name))
    .sort((one, other) => (one.tab?.order ?? 0) - (other.tab?.order ?? 0));
