import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FormField } from '@ui/form/form-field';

interface BirthFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** The id of a complaint about this and another field. */
  readonly sharedError: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The date of birth that opens the form beside the digits; written out when it is left, as in the form. */
export const BirthField = ({ value, error, sharedError, onChange, onLeave }: BirthFieldProps) => {
  const { t } = useTranslation(['membership', 'member-form']);
  return (
    <FormField
      label={t('member-form:fields.date_of_birth')}
      error={error}
      sharedError={sharedError}
      help={t('member-form:help.date')}
    >
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          inputProps={{ inputMode: 'numeric', spellCheck: false, ...described }}
          sx={{ maxWidth: 240, '&& input': { height: 56, py: 0, fontSize: '1.125rem' } }}
        />
      )}
    </FormField>
  );
};
