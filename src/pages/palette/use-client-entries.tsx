import Apartment from '@mui/icons-material/Apartment';
import { useTranslation } from 'react-i18next';
import { defaultListState } from '@core/list/list-state';
import { clientsPath } from '@core/navigation/paths';
import { isListed } from '@core/resource/resource';
import { useChooseClient, useCurrentClient, useResource } from '@lib/portal-context';
import { useListQuery } from '@ui/list/use-list-rows';
import type { PaletteEntry } from './palette-entry';

/** Entries that are requested from the server. */
export interface RemoteEntries {
  readonly entries: readonly PaletteEntry[];
  readonly state: 'idle' | 'searching' | 'failed';
  readonly retry: () => void;
}

/**
 * The first ten matching clients, with the same query as the client list. Used if the server cannot search the
 * records of all areas. Empty without a search.
 */
export const useClientEntries = (search: string): RemoteEntries => {
  const { t } = useTranslation('palette');
  const resource = useResource('clients');
  if (!isListed(resource)) throw new Error('The clients have no list to choose from');
  const choose = useChooseClient();
  const current = useCurrentClient()?.id;
  const enabled = search !== '';
  const { query, result } = useListQuery(
    resource,
    { ...defaultListState(resource.list), search },
    undefined,
    { enabled },
  );
  const retry = () => void query.refetch();
  if (!enabled) return { entries: [], state: 'idle', retry };
  const entries = result.data.map((row): PaletteEntry => {
    const client = { id: Number(row[resource.idField]), name: String(row[resource.representation]) };
    return {
      id: `client-${client.id}`,
      group: 'clients',
      heading: t('groups.clients'),
      label: client.name,
      ...(client.id === current && { hint: t('current') }),
      icon: <Apartment />,
      to: `${clientsPath}/${client.id}`,
      run: () => {
        if (client.id !== current) choose(client);
      },
    };
  });
  // Results for an older text are removed at once: replaced later, they would move the highlighted option.
  if (query.isFetching) return { entries: query.isPlaceholderData ? [] : entries, state: 'searching', retry };
  return query.isError ? { entries: [], state: 'failed', retry } : { entries, state: 'idle', retry };
};
