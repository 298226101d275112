import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHttp } from '@lib/http-context';
import { useCurrentClient } from '@lib/portal-context';
import { clientQuery, type ClientCall } from './dashboard-calls';

/** The id of the client whose workspace is open. Throws outside of a workspace. */
export const useClientId = (): number => {
  const client = useCurrentClient();
  if (!client) throw new Error('The dashboard is a client’s');
  return client.id;
};

/** A request of the dashboard. It is sent once for all components that need it. */
export const useClientCall = <T>(call: ClientCall<T>): UseQueryResult<T> => {
  const http = useHttp();
  const id = useClientId();
  const { i18n } = useTranslation();
  return useQuery<T>(clientQuery(http, id, i18n.language, call));
};
