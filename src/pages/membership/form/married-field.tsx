import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { MemberForm } from '../../../core/membership/member-form';
import { useMemberWords } from './use-member-words';

export const MarriedField = ({ form }: { readonly form: UseFormReturn<MemberForm> }) => {
  const { t } = useMemberWords();
  const { field } = useController({ name: 'is_married', control: form.control });
  const { value, ref, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={t('fields.is_married')}
      control={
        <Checkbox
          {...rest}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { ref } }}
        />
      }
      sx={{ minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { typography: 'inherit' } }}
    />
  );
};
