import { Refine, type DataProvider, type ResourceProps } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createAccessControlProvider } from '@providers/access-control-provider';
import { createAuthProvider } from '@providers/auth-provider';
import { useI18nProvider } from '@providers/i18n-provider';
import { notificationProvider } from '@providers/notification-provider';
import { routerProvider } from '@providers/router-provider';
import { dataSource } from '@core/list/list-calls';
import type { MenuGroup } from '@core/access/names';
import { menuOf } from '@core/navigation/menu';
import { areaPattern } from '@core/navigation/paths';
import { isListed, type Page, type Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useResourceWords } from '@lib/i18n';
import { addPageWords } from '@lib/words/add-page-words';
import { preloadWhenIdle } from '@lib/on-demand';
import {
  useAreas,
  useCurrentClient,
  useCurrentUser,
  useAvailableAreas,
  type CurrentUser,
} from '@lib/portal-context';
import { useSession } from '@lib/session-context';
import { AreaIcon } from '@ui/layout/icons';
import { handleReportedRejections } from './query-client';

/**
 * The texts of Refine's own hooks and components, such as its notices. They are loaded once the page is idle. A page
 * that needs them at once waits for this together with its script.
 */
export const loadRefineWords = preloadWhenIdle(() => addPageWords('refine'));

/** The addresses of an area's screens, the same as in its routes. */
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
 * All declared areas as Refine resources: with the addresses of their screens, title, icon and group, and hidden from
 * menus if the portal's own menu does not show them. Areas of a client use the open client's data provider.
 */
const useRefineResources = (): ResourceProps[] => {
  const areas = useAreas();
  const offered = useAvailableAreas();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const { t } = useTranslation('layout');
  const words = useResourceWords();
  return useMemo(() => {
    const shown = menuOf(offered, ability, { clientId }).flatMap(({ items }) => items);
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
    const groups = new Set(areas.flatMap(({ menu }) => menu?.group ?? []));
    return [...[...groups].map(groupOf), ...[...shown, ...hidden].map(resourceOf)];
  }, [areas, offered, ability, clientId, t, words]);
};

interface RefineFrameProps {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/**
 * Kept outside of React's state: the user loads late, and a new auth provider would render every screen that uses it
 * again.
 */
const createUserRef = () => {
  let person: CurrentUser | null = null;
  return {
    read: () => person,
    update: (next: CurrentUser | null) => {
      person = next;
    },
  };
};

/** Refine with the declared resources and all our providers. */
export const RefineFrame = ({ dataProvider, queryClient, children }: RefineFrameProps) => {
  const session = useSession();
  const ability = useAppAbility();
  const person = useCurrentUser();
  const clientId = useCurrentClient()?.id;
  const i18nProvider = useI18nProvider();
  const resources = useRefineResources();
  const { t } = useTranslation('account');
  const [userRef] = useState(createUserRef);
  const authProvider = useMemo(
    () => createAuthProvider({ session, person: userRef.read, t }),
    [session, userRef, t],
  );
  const accessControlProvider = useMemo(() => createAccessControlProvider(ability), [ability]);
  // One provider under two names: the name is part of every query key, and separates the rows of different clients.
  const dataProviders = useMemo(
    () => ({ default: dataProvider, [dataSource(clientId)]: dataProvider }),
    [dataProvider, clientId],
  );
  // Results that Refine's hooks cached about rights and the user are outdated.
  useEffect(() => {
    userRef.update(person);
    for (const name of ['access', 'auth']) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [queryClient, ability, userRef, person]);
  useEffect(handleReportedRejections, []);
  const options = useMemo(
    () => ({
      disableTelemetry: true,
      // The list codec in core reads and writes the address.
      syncWithLocation: false,
      disableRouteChangeHandler: true,
      mutationMode: 'pessimistic' as const,
      reactQuery: { clientConfig: queryClient },
    }),
    [queryClient],
  );
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProviders}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      resources={resources}
      options={options}
    >
      {children}
    </Refine>
  );
};
