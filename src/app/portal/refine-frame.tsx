import { Refine, type DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createAccessControlProvider } from '@providers/access-control-provider';
import { createAuthProvider } from '@providers/auth-provider';
import { useI18nProvider } from '@providers/i18n-provider';
import { notificationProvider } from '@providers/notification-provider';
import { routerProvider } from '@providers/router-provider';
import { dataSource } from '@core/list/list-calls';
import { useAppAbility } from '@lib/access-context';
import { useCurrentClient, useCurrentUser, type CurrentUser } from '@lib/portal-context';
import { useSession } from '@lib/session-context';
import '@lib/words/refine-words';
import { useRefineResources } from './refine-resources';

interface RefineFrameProps {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Outside of what is drawn: the person arrives late, and a new provider would draw again every screen that calls. */
const createKnown = () => {
  let person: CurrentUser | null = null;
  return {
    read: () => person,
    note: (present: CurrentUser | null) => {
      person = present;
    },
  };
};

/** Refine with the declared resources and all of our providers. */
export const RefineFrame = ({ dataProvider, queryClient, children }: RefineFrameProps) => {
  const session = useSession();
  const ability = useAppAbility();
  const person = useCurrentUser();
  const clientId = useCurrentClient()?.id;
  const i18nProvider = useI18nProvider();
  const resources = useRefineResources();
  const { t } = useTranslation('account');
  const [known] = useState(createKnown);
  const authProvider = useMemo(
    () => createAuthProvider({ session, person: known.read, t }),
    [session, known, t],
  );
  const accessControlProvider = useMemo(() => createAccessControlProvider(ability), [ability]);
  // One provider under two names: the name is part of every key, and keeps one client's rows from another's.
  const dataProviders = useMemo(
    () => ({ default: dataProvider, [dataSource(clientId)]: dataProvider }),
    [dataProvider, clientId],
  );
  // What Refine's hooks were answered about rights and the person is no longer so.
  useEffect(() => {
    known.note(person);
    for (const name of ['access', 'auth']) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [queryClient, ability, known, person]);
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
