import { useLoaderData } from 'react-router';
import type { confirmAddressCall } from '@core/calls/auth';
import type { SentOf } from '@core/calls/call';
import { decodeToken } from '@core/session/token';
import { ConfirmAddressPage } from '@pages/account/confirm-address-page';
import { removeLinkToken } from './link-token';
import { addressLinkLoader, type MailedLink } from './mailed-link';
import type { AccountRoute } from './router-types';
import type { Services } from './services';

/** Confirms the address that a link was mailed to. This ends all sessions of the user, including the one in this browser. */
const confirm = async ({ http, session }: Services, token: string): Promise<void> => {
  await http.request<unknown>({
    backend: 'v1',
    method: 'POST',
    path: 'auth/confirm-address',
    body: { token } satisfies SentOf<typeof confirmAddressCall>,
    open: true,
  });
  removeLinkToken();
  if (session.current()?.userId === decodeToken(token)?.id) session.forget();
};

const createConfirmAddressRoute = (services: Services) =>
  function ConfirmAddressRoute() {
    const { token } = useLoaderData<MailedLink>();
    return (
      <ConfirmAddressPage key={token} confirm={token === null ? null : () => confirm(services, token)} />
    );
  };

export const confirmAddressRoute = (services: Services): AccountRoute => ({
  loader: addressLinkLoader(services),
  Component: createConfirmAddressRoute(services),
});
