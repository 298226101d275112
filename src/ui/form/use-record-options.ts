import type { BaseKey, BaseRecord } from '@refinedev/core';
import { useAutocomplete } from '@refinedev/mui';
import { useMemo } from 'react';
import { useCurrentClient } from '../../lib/client-context';
import { useResource } from '../../lib/registry-context';

export interface RecordOption {
  readonly id: BaseKey;
  readonly label: string;
}

interface RecordOptions {
  readonly options: readonly RecordOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly search: (text: string) => void;
  /** The server finds them; otherwise all are here and the input narrows them itself. */
  readonly remote: boolean;
}

/** The records that may be chosen, and those already chosen whose names nobody knows yet. */
export const useRecordOptions = (resourceName: string, unknown: readonly BaseKey[]): RecordOptions => {
  const resource = useResource(resourceName);
  const client = useCurrentClient();
  const remote = resource.list !== undefined;
  const { autocompleteProps, onSearch, query } = useAutocomplete<BaseRecord>({
    resource: resourceName,
    defaultValue: remote ? [...unknown] : [],
    debounce: 300,
    errorNotification: false,
    ...(client && resource.scope === 'client' && { meta: { clientId: client.id } }),
  });
  const { options: records } = autocompleteProps;
  const options = useMemo(
    () =>
      records.flatMap((record): RecordOption[] => {
        const id: unknown = record[resource.idField];
        if (typeof id !== 'number' && typeof id !== 'string') return [];
        return [{ id, label: String(record[resource.representation] ?? id) }];
      }),
    [records, resource],
  );
  return {
    options,
    loading: autocompleteProps.loading,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    search: onSearch,
    remote,
  };
};
