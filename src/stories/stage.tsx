import { areas, resources } from '@resources';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { buildAbility, type Rights, permissionOf } from '@core/access/ability';
import { providerFlags, providerPermissions } from '@resources/areas';
import { AccessProvider } from '@lib/access-context';
import { HttpContext } from '@lib/http-context';
import {
  ChooseClientContext,
  CurrentClientContext,
  CurrentUserContext,
  RegistryContext,
} from '@lib/portal-context';
import { SessionContext, type SessionService } from '@lib/session-context';
import { createDataProvider } from '@providers/data-provider';
import { createQueryClient } from '@app/portal/query-client';
import { RefineFrame } from '@app/portal/refine-frame';
import { client, fakeHttp, type ServerBehavior } from './fake-http';

const asyncNoop = () => Promise.resolve();

/** No user: stories send no requests, so there is nothing to sign in to. */
const session: SessionService = {
  current: () => null,
  subscribe: () => () => undefined,
  login: () => Promise.resolve('signed-in'),
  twoFactorPending: () => false,
  twoFactorKind: () => 'mail',
  verifyRecoveryCode: () => Promise.resolve(),
  verifyCode: asyncNoop,
  resendCode: asyncNoop,
  requestReset: asyncNoop,
  replaceTokens: async (call) => void (await call()),
  logout: asyncNoop,
  forget: () => undefined,
};

/**
 * Grants access to everything declared, so that all parts are shown. Except for the agency, whose menu would hide the
 * client's.
 */
const rights: Rights = {
  permissions: [
    ...providerPermissions,
    ...areas.flatMap(({ access, menu }) => [...access.permissions, ...(menu?.permissions ?? [])]),
  ].filter((name) => name !== permissionOf('agency')),
  flags: Object.fromEntries(
    [...providerFlags, ...areas.flatMap(({ access: { flag } }) => flag ?? [])].map((flag) => [flag, true]),
  ),
};
const ability = buildAbility(areas, rights);
const me = { user: { firstName: 'Ana', lastName: 'Lopez' }, clients: [] };

/** The setting of a story. */
export interface Scene {
  readonly server?: ServerBehavior;
  /** The address of the story, and the route pattern that matches it. */
  readonly at?: string;
  readonly pattern?: string;
  /** Whether the story is outside of a client. */
  readonly isOutside?: boolean;
}

/** Returns the parameters of a story with this scene. */
export const withScene = (scene: Scene) => ({ scene });

interface StageProps extends Scene {
  readonly children: ReactNode;
}

/** The providers of the portal, with a fake server and a separate router. The scene is fixed at the first render. */
export const Stage = ({
  server = 'answers',
  at = '/',
  pattern = '*',
  isOutside = false,
  children,
}: StageProps) => {
  const [{ http, router }] = useState(() => {
    const http = fakeHttp(server);
    const dataProvider = createDataProvider({ http, resources });
    const queryClient = createQueryClient(() => 0, resources);
    const element = (
      <RefineFrame dataProvider={dataProvider} queryClient={queryClient}>
        {children}
      </RefineFrame>
    );
    return {
      http,
      router: createMemoryRouter(
        [
          { path: pattern, element },
          { path: '*', element: null },
        ],
        { initialEntries: [at] },
      ),
    };
  });
  return (
    <RegistryContext value={areas}>
      <HttpContext value={http}>
        <SessionContext value={session}>
          <AccessProvider ability={ability} rights={rights}>
            <CurrentUserContext value={me}>
              <CurrentClientContext value={isOutside ? null : client}>
                <ChooseClientContext value={() => undefined}>
                  <RouterProvider router={router} />
                </ChooseClientContext>
              </CurrentClientContext>
            </CurrentUserContext>
          </AccessProvider>
        </SessionContext>
      </HttpContext>
    </RegistryContext>
  );
};
