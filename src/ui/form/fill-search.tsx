import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { BaseRecord } from '@refinedev/core';
import { useAutocomplete } from '@refinedev/mui';
import { type HTMLAttributes, type Key, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFill } from '@core/form/form';
import { searchFilter } from '@core/list/criteria';
import { searchDebounceMs } from '@core/list/list-state';
import { cleanText, isBlank } from '@core/text/clean-text';
import { useWords } from '@lib/i18n';
import { useResource } from '@lib/portal-context';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';
import { FormField } from './form-field';
import { LookupFailed } from './lookup-failed';

/** Minimum length of a search. Shorter texts match too much. */
const minSearchLength = 2;

/** Searches a lookup resource by text. Sends no request before there is a text to search for. */
const useFillSearch = (resource: string) => {
  const [searched, setSearched] = useState('');
  const { autocompleteProps, query, onSearch } = useAutocomplete<BaseRecord>({
    resource,
    debounce: searchDebounceMs,
    errorNotification: false,
    onSearch: (text) => {
      const search = cleanText(text);
      setSearched(search);
      return [searchFilter(search)];
    },
    queryOptions: { enabled: searched.length >= minSearchLength },
  });
  const ready = searched.length >= minSearchLength;
  return {
    options: (ready ? autocompleteProps.options : []) as readonly Row[],
    loading: ready && query.isFetching,
    failed: ready && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    isSettled: ready && query.isSuccess,
    search: onSearch,
  };
};

interface FillSearchProps {
  readonly fill: FormFill;
  readonly onFill: (values: Readonly<Record<string, unknown>>) => void;
}

/** Splits a record's name into its first part, which is highlighted, and the rest, which is shown as secondary text. */
const splitName = (option: Row, name: string, into: FormFill['into']): readonly [string, string] => {
  const main = textOf(option[Object.values(into)[0] ?? '']);
  return main && name.startsWith(main) ? [main, name.slice(main.length).replace(/^[\s,]+/, '')] : [name, ''];
};

/** A search box that fills several inputs from one record. The inputs can still be edited. */
export const FillSearch = ({ fill, onFill }: FillSearchProps) => {
  const { t } = useTranslation('form');
  const resource = useResource(fill.from);
  const words = useWords(resource);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { options, loading, failed, retry, isSettled, search } = useFillSearch(fill.from);
  const nameOf = (option: Row) => textOf(option[resource.representation]);
  // Without a search text there is nothing to open, not even "nothing found".
  const isPopupReady = !isBlank(text) && (loading || isSettled);
  const applyOption = (option: Row | null) => {
    if (!option) return;
    onFill(
      Object.fromEntries(Object.entries(fill.into).map(([input, field]) => [input, option[field] ?? ''])),
    );
  };
  return (
    <FormField label={words('search')}>
      {({ id }) => (
        <>
          <Autocomplete<Row>
            id={id}
            value={null}
            inputValue={text}
            options={options}
            open={open && isPopupReady}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            onChange={(_, option) => applyOption(option)}
            onInputChange={(_, next, reason) => {
              if (reason === 'reset') return;
              setText(reason === 'selectOption' ? '' : next);
              search(reason === 'selectOption' ? '' : next);
            }}
            filterOptions={(found) => found}
            forcePopupIcon={false}
            clearOnBlur={false}
            blurOnSelect={false}
            loading={loading}
            loadingText={t('search.loading')}
            noOptionsText={words('noResult.text')}
            clearText={t('search.clear')}
            getOptionLabel={nameOf}
            getOptionKey={(option) => String(option[resource.idField])}
            renderOption={({ key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key }, option) => {
              const [main, rest] = splitName(option, nameOf(option), fill.into);
              return (
                <Box key={key} component="li" {...item} sx={{ display: 'flex', gap: 1.5 }}>
                  <PlaceOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
                  <span translate="no">{main}</span>
                  <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                    {rest}
                  </Box>
                </Box>
              );
            }}
            renderInput={({ InputProps: slots, inputProps, fullWidth }) => (
              <OutlinedInput
                {...slots}
                fullWidth={fullWidth}
                startAdornment={
                  <InputAdornment position="start" sx={{ ml: 0.5, mr: 0 }}>
                    <Search fontSize="small" />
                  </InputAdornment>
                }
                inputProps={{ ...inputProps, autoComplete: 'off' }}
              />
            )}
          />
          {failed && <LookupFailed text={t('search.failed')} field={id} onRetry={retry} />}
        </>
      )}
    </FormField>
  );
};
