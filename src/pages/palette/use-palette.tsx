import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { menuOf } from '@core/navigation/menu';
import { areaPath } from '@core/navigation/paths';
import type { Page, Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas, useCurrentClient, useOfferedAreas } from '@lib/portal-context';
import { useAllViews, useAreaLink } from '@lib/saved-views';
import { AreaIcon } from '@ui/layout/icons';
import { accountPath } from '@ui/layout/menu-entry';
import { useSearchText } from '@ui/list/search-box';
import { findEntries } from './find-entries';
import type { PaletteEntry } from './palette-entry';
import { useActionEntries } from './use-action-entries';
import { useClientEntries } from './use-client-entries';

/** The saved views of the lists that may be opened here. */
const useViewEntries = (): PaletteEntry[] => {
  const words = useResourceWords();
  const navigate = useNavigate();
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const { views } = useAllViews();
  return views.flatMap(({ id, name, resource, address }): PaletteEntry[] => {
    const area = areas.find((other) => other.name === resource && ability.can('list', other.name));
    if (!area || (area.scope === 'client' && clientId === undefined)) return [];
    return [
      {
        id: `view-${id}`,
        group: 'views',
        label: name,
        hint: words(area.name, 'title'),
        icon: <BookmarkBorder />,
        run: () => void navigate(areaPath(area, clientId) + address),
      },
    ];
  });
};

/** What the side menu offers here and, from within a client, what it offers outside; last the own account. */
const useAreaEntries = (): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const navigate = useNavigate();
  const areas = useOfferedAreas();
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

/** What was typed and what fits it. Everything at hand follows every key; clients are asked for once the typing rests. */
export const usePalette = () => {
  const [search, setSearch] = useState('');
  const { text, type, compose, settle } = useSearchText(search, setSearch);
  const areas = useAreaEntries();
  const views = useViewEntries();
  const actions = useActionEntries();
  const clients = useClientEntries(search.trim());
  const entries = findEntries([...areas, ...views, ...actions, ...clients.entries], text);
  return {
    text,
    type,
    compose,
    settle,
    entries,
    clients: text.trim() === '' ? 'idle' : clients.state,
    searchClientsAgain: clients.retry,
  };
};

export type Palette = ReturnType<typeof usePalette>;
