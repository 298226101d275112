import { Refine, type DataProvider, type ResourceProps } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { areaPattern } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas } from '@lib/portal-context';
import { useSession } from '@lib/session-context';
import { createAccessControlProvider } from '@providers/access-control-provider';
import { createAuthProvider } from '@providers/auth-provider';
import { useI18nProvider } from '@providers/i18n-provider';
import { notificationProvider } from '@providers/notification-provider';
import { routerProvider } from '@providers/router-provider';

const refineResource = (resource: Resource): ResourceProps => {
  const pattern = areaPattern(resource);
  const { create, edit, delete: canDelete } = resource.operations;
  return {
    name: resource.name,
    ...(resource.list && { list: pattern }),
    ...(create && { create: `${pattern}/new` }),
    ...(edit && { edit: `${pattern}/:id/edit` }),
    ...(resource.detail && { show: `${pattern}/:id` }),
    meta: { canDelete: canDelete !== undefined },
  };
};

interface RefineFrameProps {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Refine with the declared resources and all of our providers. */
export const RefineFrame = ({ dataProvider, queryClient, children }: RefineFrameProps) => {
  const session = useSession();
  const ability = useAppAbility();
  const areas = useAreas();
  const i18nProvider = useI18nProvider();
  const authProvider = useMemo(() => createAuthProvider(session), [session]);
  const accessControlProvider = useMemo(() => createAccessControlProvider(ability), [ability]);
  const resources = useMemo(
    () => areas.filter((area) => area.kind === 'resource').map(refineResource),
    [areas],
  );
  const options = useMemo(
    () => ({
      disableTelemetry: true,
      // The address is read and written by the one list codec of core.
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
      dataProvider={dataProvider}
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
