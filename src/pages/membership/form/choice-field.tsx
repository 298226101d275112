import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputPath } from '@core/membership/member-path';
import { FormField } from '@ui/form/form-field';
import { type FieldChecks, inputId } from './use-field-checks';
import { useMemberField } from './use-member-field';
import { useMemberWords } from './use-member-words';

interface ChoiceFieldProps {
  readonly path: InputPath;
  readonly checks: FieldChecks;
  readonly autoComplete: string;
  /** Names of the values, in the order shown. */
  readonly options: Readonly<Record<string, string>>;
}

// The types of the input do not allow a select, which takes the same props here.
const select = 'select' as 'input';
/** Placed over the select, which still opens on click. */
const adornment = {
  position: 'absolute',
  right: 10,
  fontSize: 18,
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;

/** A native select: it works well on phones, supports typing to select and browser autofill. */
export const ChoiceField = ({ path, checks, autoComplete, options }: ChoiceFieldProps) => {
  const { t, labelOf, messageOf } = useMemberWords();
  const { input, error } = useMemberField(path, checks);
  const choices = [
    <option key="" value="">
      {t('choose')}
    </option>,
    ...Object.entries(options).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    )),
  ];
  return (
    <FormField id={inputId(path)} label={labelOf(path)} error={messageOf(path, error)}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...input}
          id={id}
          inputComponent={select}
          inputProps={{ autoComplete, ...described, type: undefined, children: choices }}
          endAdornment={<KeyboardArrowDown sx={adornment} />}
          sx={{ '& select': { appearance: 'none', cursor: 'pointer', pr: '36px' } }}
        />
      )}
    </FormField>
  );
};
