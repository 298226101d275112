import { menuSubject, type AppAbility, isAgency } from '../access/ability';
import type { MenuGroup } from '../access/names';
import type { Area, Scope } from '../resource/resource';

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
  const sections: MenuSection<A>[] = [];
  for (const area of areas) {
    const { menu } = area;
    if (area.scope !== scope || !menu?.icon || !ability.can('see', menuSubject(area.name))) continue;
    const section = sections.find(({ group }) => group === menu.group);
    if (section) section.items.push(area);
    else sections.push({ group: menu.group, items: [area] });
  }
  return sections;
};

/** Returns the side menu: the groups and entries in the order of the areas, without empty groups, and only entries with an icon. */
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
