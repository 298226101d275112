import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { MemberFormStore } from './member-form-store';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

export const MarriedField = ({ form }: { readonly form: MemberFormStore }) => {
  const { t } = useMemberWords();
  const married = useFormPart(form, ({ values }) => values.is_married);
  return (
    <FormControlLabel
      label={t('fields.is_married')}
      control={
        <Checkbox
          name="is_married"
          checked={married}
          onChange={(event) => form.send({ type: 'marry', married: event.target.checked })}
        />
      }
      sx={{ minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { typography: 'inherit' } }}
    />
  );
};
