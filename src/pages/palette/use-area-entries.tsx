import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { menuOf } from '@core/navigation/menu';
import type { Page, Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreaLink } from '@lib/area-link';
import { useCurrentClient } from '@lib/client-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas } from '@lib/registry-context';
import { accountPath } from '@ui/layout/menu-entry';
import { AreaIcon } from '@ui/layout/icons';
import type { PaletteEntry } from './palette-entry';

/** What the side menu offers here and, from within a client, what it offers outside; last the own account. */
export const useAreaEntries = (): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const navigate = useNavigate();
  const areas = useAreas();
  const ability = useAppAbility();
  const linkOf = useAreaLink();
  const clientId = useCurrentClient()?.id;
  const inMenu = (id: number | undefined) =>
    menuOf(areas, ability, { clientId: id }).flatMap(({ items }) => items);
  const entryOf = (area: Resource | Page, hint?: string): PaletteEntry => ({
    id: `area-${area.name}`,
    group: 'areas',
    label: words(area.name, 'title'),
    ...(hint !== undefined && { hint }),
    icon: <AreaIcon name={area.menu?.icon ?? ''} />,
    run: () => void navigate(linkOf(area)),
  });
  const account: PaletteEntry = {
    id: 'area-account',
    group: 'areas',
    label: words('account', 'title'),
    icon: <AreaIcon name="account" />,
    run: () => void navigate(accountPath),
  };
  return [
    ...inMenu(clientId).map((area) => entryOf(area)),
    ...(clientId === undefined ? [] : inMenu(undefined).map((area) => entryOf(area, t('outside')))),
    account,
  ];
};
