import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@lib/notify';
import { Button } from '@ui/form/button';
import { ConfirmDialog } from '@ui/form/confirm-dialog';
import type { DialogFrameProps } from '@ui/form/dialog-frame';
import { accountKey } from './account-calls';
import { RecoveryCodes } from './recovery-codes';

interface NewCodes {
  readonly codes: readonly string[];
  readonly address: string;
  /** Message about the completed action. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Shows new recovery codes, once. If the dialog is closed before they were saved, it asks for confirmation. */
export const useCodesFrame = ({ codes, address, done, onClose }: NewCodes): DialogFrameProps => {
  const { t } = useTranslation('my-account');
  const cache = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leaveLabel = t('codes.leave.submit');
  const finish = () => {
    onClose();
    notify({ kind: 'success', text: done });
    void cache.invalidateQueries({ queryKey: accountKey });
  };
  return {
    title: t('codes.title'),
    onClose: () => (isSaved ? finish() : setConfirming(true)),
    actions: (
      <Button variant="contained" onClick={finish}>
        {t('codes.finish')}
      </Button>
    ),
    children: (
      <>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('codes.text')}</Typography>
        <RecoveryCodes codes={codes} address={address} onSaved={() => setSaved(true)} />
        <ConfirmDialog
          open={isConfirming}
          title={t('codes.leave.title')}
          text={t('codes.leave.text')}
          action={{ label: leaveLabel, busyLabel: leaveLabel, busy: false }}
          cancelLabel={t('codes.leave.stay')}
          onConfirm={finish}
          onClose={() => setConfirming(false)}
        />
      </>
    ),
  };
};
