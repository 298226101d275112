import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { slots } from '@core/membership/member-form';
import { Button } from '@ui/form/button';
import { FieldErrorText } from '@ui/form/field-error-text';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { BeneficiaryGroup } from './beneficiary-group';
import type { MemberFormStore } from './member-form-store';
import { SharesTotal } from './shares-total';
import { type FieldChecks, inputId } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

const MarriedField = ({ form }: { readonly form: MemberFormStore }) => {
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

export const BeneficiariesFields = ({ checks }: { readonly checks: FieldChecks }) => {
  const { t, messageOf } = useMemberWords();
  const { form } = checks;
  const count = useFormPart(form, ({ values }) => values.beneficiaries.length);
  const [removed, setRemoved] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const error = useFormPart(form, ({ errors }) => errors['beneficiaries']);
  const message = messageOf('beneficiaries', error);
  const next = slots[count];

  const add = () => {
    setRemoved('');
    form.send({ type: 'add-beneficiary' });
    requestAnimationFrame(() =>
      document.getElementById(inputId(`beneficiaries.${count}.full_name`))?.focus(),
    );
  };
  const removeAt = (at: number) => {
    setRemoved(t(`slots.${slots[at] ?? slots[0]}.removed`));
    form.send({ type: 'remove-beneficiary', at });
    // With three beneficiaries the button does not exist until the next render.
    requestAnimationFrame(() => addButton.current?.focus());
  };

  return (
    <>
      <MarriedField form={form} />
      <Typography color="text.secondary" sx={{ fontSize: 'inherit', lineHeight: 'inherit' }}>
        {t('beneficiaries.intro')}
      </Typography>
      {slots.slice(0, count).map((slot, at) => (
        <BeneficiaryGroup key={slot} at={at} checks={checks} onRemove={() => removeAt(at)} />
      ))}
      {count === 0 && <span>{t('beneficiaries.none')}</span>}
      {next && (
        <Button
          ref={addButton}
          id={inputId('beneficiaries')}
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<Add />}
          aria-describedby={message ? `${inputId('beneficiaries')}-error` : undefined}
          onClick={add}
        >
          {t(`slots.${next}.add`)}
        </Button>
      )}
      {message && error !== 'total' && (
        <FieldErrorText id={`${inputId('beneficiaries')}-error`} text={message} />
      )}
      <Box role="status" sx={visuallyHidden}>
        {removed}
      </Box>
      <SharesTotal form={form} error={error === 'total' ? message : ''} />
    </>
  );
};
