import { formatListAddress } from '@core/list/address';
import { defaultListState, pageSize } from '@core/list/list-state';
import { clientsPath } from '@core/navigation/paths';
import { isListed } from '@core/resource/resource';
import { type CurrentClient, useOwnClients, useResource } from '@lib/portal-context';
import { useListQuery } from '@ui/list/use-list-rows';

export interface ClientResults {
  readonly clients: readonly CurrentClient[];
  /** Total number of clients. If there are more than the first ten, the others can be found by search. */
  readonly total: number;
  readonly state: 'loading' | 'failed' | 'ready';
  /** Whether the clients of the previous search are still shown. */
  readonly outdated: boolean;
  readonly retry: () => void;
  /** Address of the client list with the same search. */
  readonly address: string;
}

/** Loads the first ten matching clients, with the same query as the client list. */
export const useClientResults = (search: string, enabled = true): ClientResults => {
  const resource = useResource('clients');
  if (!isListed(resource)) throw new Error('The clients have no list to choose from');
  const list = { ...defaultListState(resource.list), search };
  const { query, result } = useListQuery(resource, list, undefined, { enabled });
  const clients = result.data.map((row) => ({
    id: Number(row[resource.idField]),
    name: String(row[resource.representation]),
  }));
  return {
    clients,
    total: result.total ?? clients.length,
    state: query.isError ? 'failed' : query.isPending ? 'loading' : 'ready',
    outdated: query.isPlaceholderData,
    retry: () => void query.refetch(),
    address: clientsPath + formatListAddress(resource.list, list),
  };
};

/** Whether there are more clients than fit on one page; undefined until it is known. */
export const useHasManyClients = (): boolean | undefined => {
  const { length } = useOwnClients();
  const all = useClientResults('', length === 0);
  if (length > 0) return length > pageSize;
  return all.state === 'ready' ? all.total > pageSize : undefined;
};
