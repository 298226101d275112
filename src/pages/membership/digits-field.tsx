import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FormField } from '@ui/form/form-field';

interface DigitsFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** The id of a complaint about this and another field. */
  readonly sharedError: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The last four digits: one box, number keys, nothing remembered by the browser. */
export const DigitsField = ({ value, error, sharedError, onChange }: DigitsFieldProps) => {
  const { t } = useTranslation('membership');
  return (
    <FormField label={t('eligibility.label')} error={error} sharedError={sharedError}>
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ inputMode: 'numeric', spellCheck: false, ...described }}
          sx={{
            maxWidth: 160,
            '&& input': { height: 56, py: 0, fontSize: '1.375rem', fontWeight: 600, letterSpacing: '0.25em' },
          }}
        />
      )}
    </FormField>
  );
};
