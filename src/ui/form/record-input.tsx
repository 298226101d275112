import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { BaseKey } from '@refinedev/core';
import { type HTMLAttributes, type Key, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedTextIn } from '@core/form/typed-choice';
import { useStableValue } from '@lib/use-stable-value';
import { FormField } from './form-field';
import type { InputProps } from './input-props';
import { isEnter } from './is-enter';
import { LookupFailed } from './lookup-failed';
import { filterOptions } from './filter-options';
import { type RecordOption, useRecordOptions } from './use-record-options';
import { useTypedChoice } from './use-typed-choice';

/** The props that Autocomplete passes to each option. */
type OptionItem = HTMLAttributes<HTMLLIElement> & { readonly key: Key };

interface RecordChoiceProps {
  readonly item: HTMLAttributes<HTMLLIElement>;
  readonly name: string;
  /** Shown below the name; nothing if empty. */
  readonly detail: string;
}

/** A record as an option: its name, and a detail that distinguishes it from records with the same name. */
const RecordChoice = ({ item, name, detail }: RecordChoiceProps) => (
  <li {...item}>
    <Box sx={{ minWidth: 0, py: detail ? 0.75 : 0, overflowWrap: 'anywhere' }}>
      <span translate="no">{name}</span>
      {detail && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {` ${detail}`}
        </Box>
      )}
    </Box>
  </li>
);

interface ClientChoice {
  readonly label: string;
  readonly id: unknown;
}

interface RecordInputProps extends InputProps {
  /** The resource whose records are offered. */
  readonly resource: string;
  readonly multiple: boolean;
  /** Known names of chosen records, by id. */
  readonly known: ReadonlyMap<string, string>;
  /** Filters the options. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** For records of a client that another input names: that input's label, and the client chosen there. */
  readonly clientChoice?: ClientChoice | undefined;
}

const idsOf = (value: unknown): BaseKey[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (id): id is BaseKey => typeof id === 'number' || (typeof id === 'string' && id !== ''),
  );

const optionIn = (options: readonly RecordOption[], key: BaseKey) =>
  options.find((option) => String(option.id) === String(key));

/** One or several records of another resource, found by name. The value is the id or the list of ids. */
export const RecordInput = (props: RecordInputProps) => {
  const { t } = useTranslation('form');
  const { id, label, value, error, optional, autoFocus, onChange, onBlur, resource, multiple, known } = props;
  const clientId = props.clientChoice && idsOf(props.clientChoice.id)[0];
  const needsClient = props.clientChoice !== undefined && clientId === undefined;
  const [seenOptions, setSeenOptions] = useState<ReadonlyMap<string, RecordOption>>(new Map());
  const ids = idsOf(value);
  const labelOf = (key: BaseKey) => known.get(String(key)) ?? seenOptions.get(String(key))?.label;
  const { options, loading, failed, retry, search, find, remote } = useRecordOptions(resource, {
    unknown: ids.filter((key) => labelOf(key) === undefined),
    query: props.query,
    clientId,
    needsClient,
  });
  // Autocomplete clears its input when `value` is a new object, so an equal value must stay the same object.
  const chosen = useStableValue<RecordOption[]>(
    ids.map((key) => ({ id: key, label: optionIn(options, key)?.label ?? labelOf(key) ?? '', detail: '' })),
  );
  const optionOf = (key: BaseKey) => optionIn(options, key) ?? seenOptions.get(String(key));
  const [one] = multiple ? [] : ids;
  const detail = one === undefined ? '' : optionOf(one)?.detail;
  const help = [props.help, detail].filter(Boolean).join(' ');
  const typed = typedTextIn(value);
  const type = (text: string) => {
    const pending = text === '' ? [] : [{ typed: text }];
    onChange(multiple ? [...ids, ...pending] : (pending[0] ?? null));
    if (remote) search(text);
  };
  const choose = (next: readonly RecordOption[]) => {
    setSeenOptions(
      new Map([
        ...seenOptions,
        ...next.map((option) => [String(option.id), optionOf(option.id) ?? option] as const),
      ]),
    );
    onChange(multiple ? next.map((option) => option.id) : (next[0]?.id ?? null));
    // The next choice is from all records again.
    if (remote && typed !== '') search('');
  };
  const settle = useTypedChoice({
    id,
    typed,
    find,
    choose: (match) => {
      const others = multiple ? chosen.filter(({ id: other }) => String(other) !== String(match?.id)) : [];
      choose(match ? [...others, match] : others);
    },
  });
  const leave = () => {
    const settling = settle();
    if (settling) void settling.then(onBlur);
    else onBlur();
  };
  return (
    <FormField id={id} label={label} error={error} help={help} optional={optional}>
      {(control) => (
        <>
          <Autocomplete<RecordOption, boolean>
            id={control.id}
            multiple={multiple}
            options={options}
            value={multiple ? chosen : (chosen[0] ?? null)}
            onChange={(_, next) => choose(next === null ? [] : Array.isArray(next) ? next : [next])}
            inputValue={typed || (multiple ? '' : (chosen[0]?.label ?? ''))}
            onInputChange={(_, text, reason) => {
              if (reason === 'input') type(text);
            }}
            onBlur={leave}
            onKeyDown={(event) => {
              const { target } = event;
              const isHighlighted = target instanceof Element && target.hasAttribute('aria-activedescendant');
              if (!isEnter(event) || typed === '' || isHighlighted) return;
              event.preventDefault();
              leave();
            }}
            filterOptions={remote ? (found) => found : filterOptions}
            filterSelectedOptions={multiple}
            getOptionLabel={(option) => option.label}
            getOptionKey={(option) => option.id}
            renderOption={({ key, ...item }: OptionItem, { label: name, detail }) => (
              <RecordChoice key={key} item={item} name={name} detail={detail} />
            )}
            isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
            loading={loading}
            loadingText={t('search.loading')}
            noOptionsText={
              needsClient
                ? t('search.first', { field: props.clientChoice.label })
                : t(failed ? 'search.listFailed' : 'search.none')
            }
            clearText={t('search.clear')}
            openText={t('search.open')}
            closeText={t('close')}
            renderInput={({ InputProps: slots, inputProps, fullWidth }) => (
              <OutlinedInput
                {...slots}
                fullWidth={fullWidth}
                autoFocus={autoFocus}
                inputProps={{
                  ...inputProps,
                  'aria-invalid': control['aria-invalid'],
                  'aria-describedby': control['aria-describedby'],
                }}
              />
            )}
          />
          {failed && <LookupFailed text={t('search.listFailed')} field={control.id} onRetry={retry} />}
        </>
      )}
    </FormField>
  );
};
