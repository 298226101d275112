import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputPath } from '../../../core/membership/member-path';
import { FormField } from '../../../ui/form/form-field';
import { inputId } from './input-id';
import type { FieldChecks } from './use-field-checks';
import { useMemberField } from './use-member-field';
import { useMemberWords } from './use-member-words';

interface ChoiceFieldProps {
  readonly path: InputPath;
  readonly checks: FieldChecks;
  readonly autoComplete: string;
  /** Names of the values, in the order shown. */
  readonly options: Readonly<Record<string, string>>;
}

/** A select of the system's own: it opens well on a phone, takes typed letters and fills itself from the browser's memory. */
export const ChoiceField = ({ path, checks, autoComplete, options }: ChoiceFieldProps) => {
  const { t, labelOf, messageOf } = useMemberWords();
  const { input, error } = useMemberField(path, checks);
  return (
    <FormField id={inputId(path)} label={labelOf(path)} error={messageOf(path, error)}>
      {({ id, ...described }) => (
        <NativeSelect
          {...input}
          input={<OutlinedInput />}
          IconComponent={KeyboardArrowDown}
          sx={{ '& .MuiNativeSelect-icon': { right: 10, fontSize: 18, color: 'text.secondary' } }}
          inputProps={{ id, autoComplete, ...described }}
        >
          <option value="">{t('choose')}</option>
          {Object.entries(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
};
