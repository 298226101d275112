import { defaultListState } from '@core/list/list-state';
import { isListed } from '@core/resource/resource';
import { type CurrentClient, useResource } from '@lib/portal-context';
import { useListQuery } from '@ui/list/use-list-rows';

export interface ClientResults {
  readonly clients: readonly CurrentClient[];
  /** How many there are in all; more than the first ten means that a search is the way to the others. */
  readonly total: number;
  readonly state: 'loading' | 'failed' | 'ready';
  /** The clients of the previous search are still shown. */
  readonly outdated: boolean;
  readonly retry: () => void;
}

/** The first ten clients that match, asked for exactly as the client list asks. */
export const useClientResults = (search: string): ClientResults => {
  const resource = useResource('clients');
  if (!isListed(resource)) throw new Error('The clients have no list to choose from');
  const { query, result } = useListQuery(resource, { ...defaultListState(resource.list), search });
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
  };
};
