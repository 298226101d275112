import type { ResourceProps } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dataSource } from '@core/list/list-calls';
import { menuGroups, menuOf } from '@core/navigation/menu';
import { areaPattern } from '@core/navigation/paths';
import { isListed, type MenuGroup, type Page, type Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient } from '@lib/portal-context';
import { useResourceWords } from '@lib/i18n';
import { AreaIcon } from '@ui/layout/icons';

/** The addresses of an area's screens, as its routes have them. */
const pathsOf = (area: Resource | Page): Partial<ResourceProps> => {
  const pattern = areaPattern(area);
  if (area.kind === 'page') return { list: pattern };
  if (!isListed(area)) return {};
  const { create, edit } = area.operations;
  return {
    list: pattern,
    ...(area.form && create && { create: `${pattern}/new` }),
    ...(area.form && edit && { edit: `${pattern}/:id/edit` }),
    ...(area.detail && { show: `${pattern}/:id` }),
  };
};

/**
 * Everything that is declared, as Refine's resources: with the addresses of its screens, its title, icon and group, and hidden from
 * menus where the portal's own menu does not have it. What belongs to a client has the open client's data source.
 */
export const useRefineResources = (): ResourceProps[] => {
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const { t } = useTranslation('layout');
  const words = useResourceWords();
  return useMemo(() => {
    const shown = menuOf(areas, ability, { clientId }).flatMap(({ items }) => items);
    const hidden = areas.filter((area) => !shown.includes(area));
    const resourceOf = (area: Resource | Page): ResourceProps => ({
      name: area.name,
      ...pathsOf(area),
      meta: {
        label: words(area.name, 'title'),
        ...(area.menu && { parent: area.menu.group }),
        ...(area.menu?.icon && { icon: <AreaIcon name={area.menu.icon} /> }),
        hide: hidden.includes(area),
        canDelete: area.kind === 'resource' && area.operations.delete !== undefined,
        ...(area.scope === 'client' && { dataProviderName: dataSource(clientId) }),
      },
    });
    const groupOf = (name: MenuGroup): ResourceProps => ({ name, meta: { label: t(`groups.${name}`) } });
    return [...menuGroups.map(groupOf), ...[...shown, ...hidden].map(resourceOf)];
  }, [areas, ability, clientId, t, words]);
};
