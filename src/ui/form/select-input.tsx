import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field';
import type { InputProps } from './input-props';

interface SelectInputProps extends InputProps {
  /** Names of the options by value, in the order shown. */
  readonly options: Readonly<Record<string, string>>;
}

/** A native select: it works well on phones, supports typing to select and browser autofill. */
export const SelectInput = ({ options, ...props }: SelectInputProps) => {
  const { t } = useTranslation('form');
  const { id, name, label, value, error, help, optional, autoComplete, autoFocus, onChange, onBlur } = props;
  return (
    <FormField id={id} label={label} error={error} help={help} optional={optional}>
      {({ id: control, ...described }) => (
        <NativeSelect
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          input={<OutlinedInput />}
          IconComponent={KeyboardArrowDown}
          sx={{ '& .MuiNativeSelect-icon': { right: 10, fontSize: 18, color: 'text.secondary' } }}
          inputProps={{
            id: control,
            autoFocus,
            ...(autoComplete !== undefined && { autoComplete }),
            ...described,
          }}
        >
          <option value="">{t('choose')}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
};
