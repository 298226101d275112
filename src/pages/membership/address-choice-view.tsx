import Box from '@mui/material/Box';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@ui/form/button';
import { FieldErrorText } from '@ui/form/field-error-text';
import { Actions } from './actions';
import { AddressCard } from './address-card';
import { KnownAddress } from './known-address';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { InlineNotice } from '@ui/feedback/inline-notice';

const none = '';

/** Step 3: several addresses match. None is preselected, and the last option is to edit the applicant's own address. */
export const AddressChoiceView = ({ flow, form, selectAddress, editAddress, goBack }: Membership) => {
  const { t } = useTranslation('membership');
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasError, setHasError] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const suggestions = flow.problem?.outcome === 'multiple' ? flow.problem.suggestions : [];

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const suggestion = suggestions.find((one) => one.id === chosen);
    if (suggestion) selectAddress(suggestion);
    else if (chosen === none) editAddress();
    else {
      setHasError(true);
      group.current?.querySelector('input')?.focus();
    }
  };
  const choice = (value: string, title: string, text?: string) => (
    <AddressCard
      key={value}
      name={id}
      title={title}
      {...(text !== undefined && { text })}
      isChosen={chosen === value}
      describedBy={hasError ? `${id}-error` : undefined}
      onChoose={() => {
        setChosen(value);
        setHasError(false);
      }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <StepHeading>{t('address.choiceTitle')}</StepHeading>
      <InlineNotice severity="warning" role="note" sx={{ my: 2 }}>
        {t('address.choice')}
      </InlineNotice>
      <KnownAddress form={form} />
      <Box
        component="fieldset"
        ref={group}
        aria-invalid={hasError}
        sx={{ display: 'grid', gap: 1, minWidth: 0, m: 0, mt: 3, p: 0, border: 0 }}
      >
        <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
          {t('address.suggested')}
        </Box>
        {hasError && <FieldErrorText id={`${id}-error`} role="alert" text={t('address.required')} />}
        {suggestions.map(({ id: value, address, city, state, zip_code }) =>
          choice(value, address, `${city}, ${state} ${zip_code}`),
        )}
        {choice(none, t('address.none'))}
      </Box>
      <Actions onBack={goBack}>
        <Button type="submit" variant="contained" size="large">
          {t(chosen === none ? 'address.edit' : 'address.use')}
        </Button>
      </Actions>
    </Box>
  );
};
