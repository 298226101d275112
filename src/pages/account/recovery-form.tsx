import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recoveryRules } from './code-rules';
import type { Failure } from './failure';
import { SecondStepForm } from './second-step-form';
import { useAccountForm } from './use-account-form';

interface RecoveryFormProps {
  readonly busy: boolean;
  readonly onSend: (code: string) => Promise<Failure | null>;
  /** The way back to the login. */
  readonly children: ReactNode;
}

/** Asks for one of the codes that were kept for the loss of app or mail. */
export function RecoveryForm({ busy, onSend, children }: RecoveryFormProps) {
  const { t } = useTranslation('account');
  const { wire, complaints, clear } = useAccountForm(recoveryRules);
  const wiring = wire(async ({ recovery }) => {
    const failed = await onSend(recovery);
    if (failed?.kind === 'credentials') clear('recovery');
  });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SecondStepForm
          wiring={wiring}
          busy={busy}
          label={t('recovery.label')}
          name="recovery"
          complaint={complaints.recovery}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        />
      </Box>
      {children}
    </>
  );
}
