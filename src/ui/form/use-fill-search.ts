import type { BaseRecord } from '@refinedev/core';
import { useAutocomplete } from '@refinedev/mui';
import { useState } from 'react';
import { searchFilter } from '@core/list/criteria';
import { searchDebounceMs } from '@core/list/list-state';
import type { Row } from '../cells/cell-kind';

/** Fewer characters find too much to be of use. */
const fewest = 2;

/** Records of a lookup by a typed text. No call is made before there is a text to search for. */
export const useFillSearch = (resource: string) => {
  const [asked, setAsked] = useState('');
  const { autocompleteProps, query, onSearch } = useAutocomplete<BaseRecord>({
    resource,
    debounce: searchDebounceMs,
    errorNotification: false,
    onSearch: (text) => {
      setAsked(text.trim());
      return [searchFilter(text.trim())];
    },
    queryOptions: { enabled: asked.length >= fewest },
  });
  const ready = asked.length >= fewest;
  return {
    options: (ready ? autocompleteProps.options : []) as readonly Row[],
    loading: ready && query.isFetching,
    failed: ready && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    isSettled: ready && query.isSuccess,
    search: onSearch,
  };
};
