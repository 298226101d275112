import type { BaseKey, BaseRecord } from '@refinedev/core';
import { useAutocomplete } from '@refinedev/mui';
import { useMemo } from 'react';
import { searchField, searchFilter } from '@core/list/criteria';
import { searchDebounceMs } from '@core/list/list-state';
import { useWords, useLanguage } from '@lib/i18n';
import { useCurrentClient, useResource } from '@lib/portal-context';
import { metaLine } from '../list/plain-text';

export interface RecordOption {
  readonly id: BaseKey;
  readonly label: string;
  /** Distinguishes it from records with the same name; empty if nothing is declared or known. */
  readonly detail: string;
}

interface RecordOptions {
  readonly options: readonly RecordOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly search: (text: string) => void;
  /** Whether the server searches. Otherwise all records are loaded and the input filters them. */
  readonly remote: boolean;
}

interface RecordOptionsParams {
  /** Ids of chosen records whose names are not known yet. */
  readonly unknown: readonly BaseKey[];
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** The client whose records are offered; the open client if undefined. */
  readonly clientId?: BaseKey | undefined;
  /** Whether a client has to be chosen first. Until then there are no options. */
  readonly needsClient?: boolean;
}

/** Loads the records to choose from, and the chosen records whose names are not known yet. */
export const useRecordOptions = (
  resourceName: string,
  { unknown, query: fixed = {}, clientId, needsClient = false }: RecordOptionsParams,
): RecordOptions => {
  const resource = useResource(resourceName);
  const words = useWords(resource);
  const language = useLanguage();
  const client = useCurrentClient();
  const ofClientId = clientId ?? client?.id;
  const remote = resource.list !== undefined || resource.api.params?.includes(searchField) === true;
  const { autocompleteProps, onSearch, query } = useAutocomplete<BaseRecord>({
    resource: resourceName,
    defaultValue: remote ? [...unknown] : [],
    debounce: searchDebounceMs,
    errorNotification: false,
    onSearch: (text) => [searchFilter(text)],
    filters: Object.entries(fixed).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
    queryOptions: { enabled: !needsClient },
    defaultValueQueryOptions: { enabled: !needsClient && remote && unknown.length > 0 },
    ...(ofClientId !== undefined && resource.scope === 'client' && { meta: { clientId: ofClientId } }),
  });
  const { options: records } = autocompleteProps;
  const options = useMemo(
    () =>
      records.flatMap((record): RecordOption[] => {
        const id: unknown = record[resource.idField];
        if (typeof id !== 'number' && typeof id !== 'string') return [];
        const detail = metaLine({ resource, names: resource.tellApart ?? [], row: record, words, language });
        return [{ id, label: String(record[resource.representation] ?? id), detail }];
      }),
    [records, resource, words, language],
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
