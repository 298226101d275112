import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readsAllClients } from '@core/access/ability';
import { createFindSearch } from '@core/find/find-search';
import { menuOf } from '@core/navigation/menu';
import { areaPath } from '@core/navigation/paths';
import type { Page, Resource } from '@core/resource/resource';
import { cleanText } from '@core/text/clean-text';
import { useAppAbility } from '@lib/access-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas, useCurrentClient, useAvailableAreas, useOwnClients } from '@lib/portal-context';
import { useAllViews, useAreaLink } from '@lib/saved-views';
import { AreaIcon } from '@ui/layout/icons';
import { accountPath } from '@ui/layout/menu-entry';
import { useSearchText } from '@ui/list/search-box';
import { findEntries } from './find-entries';
import type { PaletteEntry } from './palette-entry';
import { useActionEntries } from './use-action-entries';
import { useClientEntries } from './use-client-entries';
import { useFoundEntries } from './use-found-entries';

/** The saved views of the lists that the user may open here. */
const useViewEntries = (): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
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
        heading: t('groups.views'),
        label: name,
        hint: words(area.name, 'title'),
        icon: <BookmarkBorder />,
        to: areaPath(area, clientId) + address,
      },
    ];
  });
};

/** The areas of the side menu and, within a client, those outside of it; the user's account last. */
const useAreaEntries = (): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const areas = useAvailableAreas();
  const ability = useAppAbility();
  const linkOf = useAreaLink();
  const group = { group: 'areas', heading: t('groups.areas') };
  const clientId = useCurrentClient()?.id;
  const inMenu = (id: number | undefined) =>
    menuOf(areas, ability, { clientId: id }).flatMap(({ items }) => items);
  const entryOf = (area: Resource | Page, hint?: string): PaletteEntry => ({
    id: `area-${area.name}`,
    ...group,
    label: words(area.name, 'title'),
    ...(hint !== undefined && { hint }),
    icon: <AreaIcon name={area.menu?.icon ?? ''} />,
    to: linkOf(area),
  });
  const account: PaletteEntry = {
    id: 'area-account',
    ...group,
    label: words('account', 'title'),
    icon: <AreaIcon name="account" />,
    to: accountPath,
  };
  return [
    ...inMenu(clientId).map((area) => entryOf(area)),
    ...(clientId === undefined ? [] : inMenu(undefined).map((area) => entryOf(area, t('outside')))),
    account,
  ];
};

/** Whether there is more than one client to choose from. */
const useMaySwitch = (): boolean => {
  const own = useOwnClients().length;
  const all = readsAllClients(useAppAbility());
  return own === 0 ? all : own > 1;
};

/** How long to wait after the last keystroke before searching records, in milliseconds. */
const debounceMs = 150;

/**
 * The search text and the matching entries. Local entries are filtered on every keystroke; the server is queried when
 * the user stops typing.
 */
export const usePalette = (onShortcuts: () => void) => {
  const [search, setSearch] = useState('');
  const { text, type, compose, settle } = useSearchText(search, setSearch, { debounceMs });
  const areas = useAreaEntries();
  const views = useViewEntries();
  const actions = useActionEntries(onShortcuts);
  const maySwitch = useMaySwitch();
  const typed = cleanText(text);
  // Results for an older text are removed at once: replaced later, they would move the highlighted option.
  const isSettled = typed === search.trim();
  const found = useFoundEntries(search.trim(), maySwitch);
  const clients = useClientEntries(found.isAbsent && maySwitch ? search.trim() : '');
  const remote = found.isAbsent ? clients : found;
  const local = findEntries([...areas, ...views, ...actions], text);
  const searchesServer = found.isAbsent ? maySwitch && typed !== '' : createFindSearch(typed) !== null;
  return {
    text,
    type,
    compose,
    settle,
    entries: isSettled ? [...local, ...remote.entries] : local,
    state: searchesServer ? (isSettled ? remote.state : 'searching') : 'idle',
    searchAgain: remote.retry,
  };
};

export type Palette = ReturnType<typeof usePalette>;
