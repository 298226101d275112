import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { isDay } from '@core/format/date';
import { RecordInput } from '../form/record-input';
import { typedChoices, type TypedChoice } from './typed-choices';
import type { ListController } from './use-list-controller';
import { useSearchText } from './search-box';

interface TypedProps {
  readonly choice: TypedChoice;
  readonly onChoose: (option: string | undefined) => void;
}

const noNames: ReadonlyMap<string, string> = new Map();
const noWords = (): string => '';
const ignore = (): void => undefined;

const RecordFilterInput = ({ choice, onChoose, resource }: TypedProps & { readonly resource: string }) => (
  <RecordInput
    id={useId()}
    name={choice.name}
    label={choice.label}
    value={choice.value}
    error=""
    autoComplete={undefined}
    words={noWords}
    optional={false}
    autoFocus={false}
    onBlur={ignore}
    onChange={(value) => onChoose(typeof value === 'number' ? String(value) : undefined)}
    resource={resource}
    multiple={false}
    known={noNames}
  />
);

/** A day that is typed by halves is none yet, and changes nothing. */
const DayFilterInput = ({ choice, onChoose }: TypedProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'grid' }}>
      <InputLabel htmlFor={id}>{choice.label}</InputLabel>
      <OutlinedInput
        key={choice.value}
        id={id}
        size="small"
        type="date"
        defaultValue={choice.value}
        onChange={({ target }) => {
          if (isDay(target.value)) onChoose(target.value);
          else if (target.value === '' && !target.validity.badInput) onChoose(undefined);
        }}
      />
    </Box>
  );
};

const FreeFilterInput = ({ choice, onChoose }: TypedProps) => {
  const id = useId();
  const { text, type, compose, settle } = useSearchText(choice.value, (typed) =>
    onChoose(typed === '' ? undefined : typed),
  );
  return (
    <Box sx={{ display: 'grid' }}>
      <InputLabel htmlFor={id}>{choice.label}</InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(text);
        }}
        inputProps={{ autoComplete: 'off' }}
        sx={{ maxWidth: { sm: 140 } }}
      />
    </Box>
  );
};

const TypedInput = (props: TypedProps) => {
  const { filter } = props.choice;
  if (filter.kind === 'record') return <RecordFilterInput {...props} resource={filter.resource} />;
  return filter.kind === 'day' ? <DayFilterInput {...props} /> : <FreeFilterInput {...props} />;
};

interface TypedFiltersProps {
  readonly controller: ListController;
}

/** The filters of a list whose values are typed or looked up, each under its name. */
export const TypedFilters = ({ controller }: TypedFiltersProps) => {
  const {
    resource: { list },
    words,
    address: { state, change },
  } = controller;
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        flexWrap: 'wrap',
        // A row of their own below the search, the count and what is chosen by a press.
        order: { sm: 1 },
        flexBasis: { sm: '100%' },
        width: 1,
        gap: 2,
        // More telling than the full width that a field of a form has.
        '&& > *': { width: { sm: 'auto' } },
        '& .MuiAutocomplete-root': { minWidth: { sm: 220 } },
      }}
    >
      {typedChoices(list, state, words).map((choice) => (
        <TypedInput
          key={choice.name}
          choice={choice}
          onChoose={(option) => change({ type: 'filter', name: choice.name, option })}
        />
      ))}
    </Box>
  );
};
