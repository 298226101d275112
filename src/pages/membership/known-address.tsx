import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isMasked } from '@core/membership/member-form';
import type { MemberFormStore } from './form/member-form-store';
import { addressOf } from './run-work';

/** The address in the form. */
export const KnownAddress = ({ form }: { readonly form: MemberFormStore }) => {
  const { t } = useTranslation('membership');
  const { address, city, state, zip_code } = addressOf(form);
  const text = [address, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ');
  if (text === '') return null;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {t('address.known')}
      </Typography>
      <Typography component="dd" translate="no" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {isMasked(address) && (
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0, mt: 0.5 }}>
          {t('address.masked')}
        </Typography>
      )}
    </Box>
  );
};
