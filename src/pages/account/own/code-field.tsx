import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@ui/form/form-field';
import { codeLook } from '../code-look';
import type { OwnForm } from './use-own-form';

interface CodeFieldProps {
  readonly form: OwnForm;
  /** Where the code comes from. */
  readonly help: string;
}

const complaints = { required: 'codeInvalid', code: 'codeInvalid' } as const;

/** One input for a code of six digits. */
export const CodeField = ({ form, help }: CodeFieldProps) => {
  const { t } = useTranslation('my-account');
  const { field, fieldState } = useController({ name: 'code', control: form.control });
  const complaint = fieldState.error?.message as unknown as { key?: keyof typeof complaints } | undefined;
  const error = complaint && t(complaint.key ? complaints[complaint.key] : 'codeIncorrect');
  return (
    <FormField label={t('fields.code')} help={help} error={error} id={form.idOf('code')}>
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          name="code"
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          autoComplete="one-time-code"
          autoFocus
          inputProps={{ ...described, inputMode: 'numeric', spellCheck: false }}
          sx={codeLook}
        />
      )}
    </FormField>
  );
};
