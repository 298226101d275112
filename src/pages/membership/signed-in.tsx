import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@ui/form/busy-button';

/** Ends the session in this browser and leaves the form. Rejects if its code cannot be loaded. */
export type SignOut = () => Promise<void>;

/** Shown below the step if a user is signed in: the form itself does not use the session, and the computer may be shared. */
export const SignedIn = ({ signOut }: { readonly signOut: SignOut }) => {
  const { t } = useTranslation('membership');
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOut().catch(() => setBusy(false));
  };
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '4px 12px',
        mt: 3,
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2">{t('signedIn.text')}</Typography>
      <BusyButton
        variant="text"
        label={t('signedIn.signOut')}
        busyLabel={t('signedIn.busy')}
        busy={busy}
        onClick={leave}
      />
    </Box>
  );
};
