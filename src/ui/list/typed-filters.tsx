import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { dayToWire } from '@core/form/day-text';
import { isTypedChoice, type TypedChoice as TypedText } from '@core/form/typed-choice';
import { cleanCode } from '@core/text/clean-code';
import { useAppAbility } from '@lib/access-context';
import { isEnter } from '../form/is-enter';
import { RecordInput } from '../form/record-input';
import { typedChoices, type TypedChoice } from './typed-choices';
import type { ListController } from './use-list-controller';
import { useSearchText } from './search-box';

interface TypedProps {
  readonly choice: TypedChoice;
  /** The current value, which may not be rendered yet. */
  readonly latest: () => string;
  readonly onChoose: (option: string | undefined) => void;
}

const noNames: ReadonlyMap<string, string> = new Map();
const noWords = (): string => '';

/** A typed text without a single match is not applied, and removed when the input is left. */
const RecordFilterInput = ({ choice, onChoose, resource }: TypedProps & { readonly resource: string }) => {
  const [typed, setTyped] = useState<TypedText | null>(null);
  const change = (value: unknown) => {
    setTyped(isTypedChoice(value) ? value : null);
    if (!isTypedChoice(value)) onChoose(typeof value === 'number' ? String(value) : undefined);
  };
  return (
    <RecordInput
      id={useId()}
      name={choice.name}
      label={choice.label}
      value={typed ?? choice.value}
      error=""
      autoComplete={undefined}
      words={noWords}
      optional={false}
      autoFocus={false}
      onBlur={() => setTyped(null)}
      onChange={change}
      resource={resource}
      multiple={false}
      known={noNames}
    />
  );
};

/** Plausible days. While a year is being typed, the browser reads its first digits as an early century. */
const dayRange = { min: '1900-01-01', max: '9999-12-31' } as const;

/** An incomplete day is not applied. */
const DayFilterInput = ({ choice, latest, onChoose }: TypedProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (day: string) => {
    if (input.current?.validity.valid === true) onChoose(day === '' ? undefined : day);
  };
  const { text, type, settle } = useSearchText(choice.value, choose, { latest });
  const paste = (event: ClipboardEvent) => {
    const day = dayToWire(event.clipboardData.getData('text'));
    if (day === '') return;
    event.preventDefault();
    type(day);
  };
  return (
    <Box sx={{ display: 'grid' }}>
      <InputLabel htmlFor={id}>
        <span>{choice.label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        type="date"
        value={text}
        inputRef={input}
        inputProps={dayRange}
        onPaste={paste}
        onChange={({ target: { value, validity } }) => (validity.valid ? settle : type)(value)}
      />
    </Box>
  );
};

/** A code, such as the number of a record. */
const FreeFilterInput = ({ choice, latest, onChoose }: TypedProps) => {
  const id = useId();
  const choose = (typed: string) => onChoose(cleanCode(typed) || undefined);
  const { text, type, compose, settle } = useSearchText(choice.value, choose, { latest });
  return (
    <Box sx={{ display: 'grid' }}>
      <InputLabel htmlFor={id}>
        <span>{choice.label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
        onKeyDown={(event) => {
          if (isEnter(event)) settle(text);
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

/**
 * The filters of a list with a typed or looked-up value, each with its label. Records that the user may not list are not
 * offered.
 */
export const TypedFilters = ({ controller }: TypedFiltersProps) => {
  const ability = useAppAbility();
  const {
    resource: { list },
    words,
    address: { state, latest, change },
  } = controller;
  const choices = typedChoices(list, state, words).filter(
    ({ record }) => record === undefined || ability.can('list', record),
  );
  if (choices.length === 0) return null;
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        flexWrap: 'wrap',
        // A separate row below the search, the other filters and the count.
        order: { sm: 1 },
        flexBasis: { sm: '100%' },
        width: 1,
        gap: 2,
        // Higher specificity than the full width of a form field.
        '&& > *': { width: { sm: 'auto' } },
        '& .MuiAutocomplete-root': { minWidth: { sm: 220 } },
      }}
    >
      {choices.map((choice) => (
        <TypedInput
          key={choice.name}
          choice={choice}
          latest={() => latest().filters[choice.name] ?? ''}
          onChoose={(option) => change({ type: 'filter', name: choice.name, option })}
        />
      ))}
    </Box>
  );
};
