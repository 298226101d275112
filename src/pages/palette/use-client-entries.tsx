import Apartment from '@mui/icons-material/Apartment';
import { useTranslation } from 'react-i18next';
import { defaultListState } from '@core/list/list-state';
import { clientsPath } from '@core/navigation/paths';
import { isListed } from '@core/resource/resource';
import { useChooseClient, useCurrentClient, useResource } from '@lib/portal-context';
import { useListQuery } from '@ui/list/use-list-rows';
import type { PaletteEntry } from './palette-entry';

/** What the server is asked for. */
export interface RemoteEntries {
  readonly entries: readonly PaletteEntry[];
  readonly state: 'idle' | 'searching' | 'failed';
  readonly retry: () => void;
}

/**
 * The first ten clients that match, asked for exactly as the client list asks: where the server does not find records of all areas. Nothing
 * before something is searched for.
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
  // Those of an older text do not wait for the new ones: they would give their place away under the one that is marked.
  if (query.isFetching) return { entries: query.isPlaceholderData ? [] : entries, state: 'searching', retry };
  return query.isError ? { entries: [], state: 'failed', retry } : { entries, state: 'idle', retry };
};
