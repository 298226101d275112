import { type BaseKey, type BaseRecord, useDataProvider } from '@refinedev/core';
import { useAutocomplete } from '@refinedev/mui';
import { useCallback, useMemo, useRef } from 'react';
import { searchField, searchFilter } from '@core/list/criteria';
import { searchDebounceMs } from '@core/list/list-state';
import { useWords, useLanguage } from '@lib/i18n';
import { useCurrentClient, useResource } from '@lib/portal-context';
import { metaLine } from '../list/plain-text';
import { filterOptions } from './filter-options';

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
  /**
   * Returns the records that a text finds. At once if they are loaded, so that a choice made on leaving the input is
   * part of the submit that follows.
   */
  readonly find: (text: string) => readonly RecordOption[] | Promise<readonly RecordOption[]>;
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
  const searched = useRef('');
  const dataProvider = useDataProvider();
  const fixedFilters = Object.entries(fixed).map(([field, value]) => ({
    field,
    operator: 'eq' as const,
    value,
  }));
  const scope = ofClientId !== undefined && resource.scope === 'client' && { meta: { clientId: ofClientId } };
  const { autocompleteProps, onSearch, query } = useAutocomplete<BaseRecord>({
    resource: resourceName,
    defaultValue: remote ? [...unknown] : [],
    debounce: searchDebounceMs,
    errorNotification: false,
    onSearch: (text) => {
      searched.current = text;
      return [searchFilter(text)];
    },
    filters: fixedFilters,
    queryOptions: { enabled: !needsClient },
    defaultValueQueryOptions: { enabled: !needsClient && remote && unknown.length > 0 },
    ...scope,
  });
  const { options: records } = autocompleteProps;
  const optionsOf = useCallback(
    (found: readonly BaseRecord[]) =>
      found.flatMap((record): RecordOption[] => {
        const id: unknown = record[resource.idField];
        if (typeof id !== 'number' && typeof id !== 'string') return [];
        const detail = metaLine({ resource, names: resource.tellApart ?? [], row: record, words, language });
        return [{ id, label: String(record[resource.representation] ?? id), detail }];
      }),
    [resource, words, language],
  );
  const options = useMemo(() => optionsOf(records), [optionsOf, records]);
  const find: RecordOptions['find'] = (text) => {
    if (needsClient) return [];
    if (!remote) return filterOptions(options, { inputValue: text });
    if (searched.current === text && !query.isFetching) return options;
    const filters = [...fixedFilters, searchFilter(text)];
    return dataProvider()
      .getList({ resource: resourceName, filters, ...scope })
      .then(
        ({ data }) => optionsOf(data),
        () => [],
      );
  };
  return {
    options,
    loading: autocompleteProps.loading,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    search: onSearch,
    find,
    remote,
  };
};
