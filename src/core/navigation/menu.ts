import { menuSubject, type AppAbility, isAgency } from '../access/ability';
import type { Area, MenuGroup, Scope } from '../resource/resource';

export const menuGroups: readonly MenuGroup[] = ['start', 'agency', 'workforce', 'risk', 'finance', 'access'];

export interface MenuSection<A extends Area = Area> {
  readonly group: MenuGroup;
  readonly items: A[];
}

/**
 * Returns the scope whose areas the menu shows. Agency users see the agency menu outside of clients, and no menu inside
 * a client.
 */
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

/** Returns the side menu: groups in their order, without empty groups, and only entries with an icon. */
export const menuOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  context: { readonly clientId?: number | undefined },
): MenuSection<A>[] => sectionsOf(areas, ability, menuScope(ability, context.clientId));

/** Returns the areas that agency users may open inside a client, where they have no menu. Empty for other users. */
export const agencyClientAreas = <A extends Area>(areas: readonly A[], ability: AppAbility): A[] =>
  isAgency(ability) ? sectionsOf(areas, ability, 'client').flatMap(({ items }) => items) : [];

/**
 * Returns the areas that are shown as tabs with this one, including itself, in their order. Only areas that the user
 * may open.
 */
export const tabsOf = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  { tab }: Pick<Area, 'tab'>,
): A[] =>
  areas
    .filter((area) => tab !== undefined && area.tab?.of === tab.of && ability.can('list', area.name))
    .sort((one, other) => (one.tab?.order ?? 0) - (other.tab?.order ?? 0));
