import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Actions } from './actions';
import { KnownAddress } from './known-address';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Step 3: the address on file was not found. */
export const AddressNotFoundView = ({ form, editAddress, goBack }: Membership) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <StepHeading>{t('address.notFoundTitle')}</StepHeading>
      <InlineNotice severity="warning" role="note" sx={{ my: 2 }}>
        {t('address.notFound')}
      </InlineNotice>
      <KnownAddress form={form} />
      <Actions onBack={goBack}>
        <Button variant="contained" size="large" onClick={editAddress}>
          {t('address.edit')}
        </Button>
      </Actions>
    </>
  );
};
