import type { DataProvider } from '@refinedev/core';
import { useColorScheme } from '@mui/material/styles';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Outlet,
  useLoaderData,
  useMatches,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router';
import { areaPath, clientsPath } from '@core/navigation/paths';
import { AccessProvider } from '@lib/access-context';
import { appearanceKey, onChoice, readChoice } from '@lib/choices';
import type { Http } from '@lib/http';
import { HttpContext } from '@lib/http-context';
import { notify } from '@lib/notify';
import {
  type ChooseClient,
  ChooseClientContext,
  type CurrentClient,
  CurrentClientContext,
  CurrentUserContext,
  type CurrentUserData,
  type Prefetch,
  PrefetchContext,
  RefreshCurrentUserContext,
  RegistryContext,
} from '@lib/portal-context';
import { apiKey, apiQuery } from '@lib/queries';
import { useSession } from '@lib/session-context';
import { TooltipHost } from '@ui/feedback/tooltip-host';
import { RecordStyles } from '@ui/list/record-styles';
import { type Person, readPerson } from '../profile';
import type { Access, Areas } from './access';
import { clientRouteId, isAreaHandle, keptClientRouteId } from './area-handle';
import type { ClientChoice } from './redirects';
import { RefineFrame } from './refine-frame';

const modes = ['light', 'dark', 'system'] as const;

/** Name and picture for the top bar, never stale (spec, section 9). Only for users who have their own record (section 4). */
export const meQuery = (http: Http) =>
  apiQuery(http, {
    key: ['me'],
    call: { backend: 'v1', path: 'users/me', mayBeForbidden: true },
    read: readPerson,
    staleTime: Infinity,
  });

/** Applies the color scheme when it is chosen here, on the account page, or on another device. */
const useAppearance = (): void => {
  const { setMode } = useColorScheme();
  useEffect(
    () =>
      onChoice((key) => {
        if (key === appearanceKey) setMode(modes.find((mode) => mode === readChoice(key)) ?? null);
      }),
    [setMode],
  );
};

/** Syncs the user's choices with the server once the user is known. The code renders nothing and loads after the screen. */
const useChoiceSync = (http: Http, me: Person | undefined): void => {
  const userId = useSession().current()?.userId;
  const isKnown = me !== undefined;
  const saved = me?.choices;
  useEffect(() => {
    if (userId === undefined || !isKnown) return undefined;
    let isCancelled = false;
    let stop: (() => void) | undefined;
    import('./choice-sync').then(
      ({ syncChoices }) => {
        if (!isCancelled) stop = syncChoices({ http, userId, saved });
      },
      // Choices are then kept in this browser until the next start.
      () => undefined,
    );
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [http, userId, isKnown, saved]);
};

/** The signed-in user: the record that the guards read, and the additional fields of the current-user request. */
const useCurrentUserData = ({ profile }: Access, http: Http, queryClient: QueryClient): CurrentUserData => {
  const { data: me } = useQuery({ ...meQuery(http), enabled: profile.user !== null }, queryClient);
  useChoiceSync(http, me);
  useAppearance();
  return useMemo(() => ({ ...profile, user: me ? { ...profile.user, ...me } : profile.user }), [profile, me]);
};

/** Opens another client: the same area if the user is in one, otherwise the start of the client's workspace. */
const useSwitchClient = (): ChooseClient => {
  const navigate = useNavigate();
  const area = useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;
  return useCallback(
    ({ id }) => {
      const isInside = area?.scope === 'client';
      void navigate(isInside ? areaPath(area, id) : `${clientsPath}/${id}`);
    },
    [area, navigate],
  );
};

interface LayoutParts {
  readonly areas: Areas;
  readonly choice: ClientChoice;
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  /** Sends the requests behind the login, some of which the server may not support. */
  readonly http: Http;
  readonly prefetch: Prefetch;
  /** The profile is fetched again with the next navigation. */
  readonly forgetProfile: () => void;
}

/**
 * Remembers the client whose workspace is open, and shows a notice after a switch from another client or from outside
 * of all clients. The first workspace of a visit is not a switch, and neither is a user's only client.
 */
const useSwitchNotice = (choice: ClientChoice, client: CurrentClient | null, hasOneClient: boolean) => {
  const { t } = useTranslation('clients');
  const wasOutside = useRef(false);
  useEffect(() => {
    if (!client) {
      wasOutside.current = true;
      return;
    }
    const before = choice.stored();
    if (before === client.id) return;
    choice.store(client.id);
    if (before !== null || (wasOutside.current && !hasOneClient))
      notify({
        kind: 'success',
        key: 'client-switch',
        text: t('switched', { name: client.name }),
        value: client.name,
      });
  }, [choice, client, hasOneClient, t]);
};

/** On the dev server only: explains why something is shown or hidden. */
const Why = __DEV_TOOLS__
  ? lazy(async () => ({ default: (await import('../why/why-corner')).WhyCorner }))
  : null;

/** Provides what all screens behind the login need: access, user, client, registry and Refine. */
export const createPortalLayout = ({
  areas,
  choice,
  dataProvider,
  queryClient,
  http,
  prefetch,
  forgetProfile,
}: LayoutParts) =>
  function PortalLayout() {
    const access = useLoaderData<Access>();
    const { ability, rights } = access;
    const currentUserData = useCurrentUserData(access, http, queryClient);
    const opened = useRouteLoaderData<CurrentClient>(clientRouteId);
    const client = useRouteLoaderData<CurrentClient | null>(keptClientRouteId) ?? opened ?? null;
    const { revalidate } = useRevalidator();
    const refreshCurrentUser = useCallback(() => {
      forgetProfile();
      void queryClient.invalidateQueries({ queryKey: apiKey('me') });
      void revalidate();
    }, [revalidate]);
    const chooseClient = useSwitchClient();
    useSwitchNotice(choice, client, access.profile.clients.length === 1);
    return (
      <RegistryContext value={areas}>
        <HttpContext value={http}>
          <RecordStyles />
          <TooltipHost />
          <AccessProvider ability={ability} rights={rights}>
            <CurrentUserContext value={currentUserData}>
              <CurrentClientContext value={client}>
                <ChooseClientContext value={chooseClient}>
                  <PrefetchContext value={prefetch}>
                    <RefreshCurrentUserContext value={refreshCurrentUser}>
                      <RefineFrame dataProvider={dataProvider} queryClient={queryClient}>
                        <Outlet />
                        {Why && (
                          <Suspense fallback={null}>
                            <Why />
                          </Suspense>
                        )}
                      </RefineFrame>
                    </RefreshCurrentUserContext>
                  </PrefetchContext>
                </ChooseClientContext>
              </CurrentClientContext>
            </CurrentUserContext>
          </AccessProvider>
        </HttpContext>
      </RegistryContext>
    );
  };
