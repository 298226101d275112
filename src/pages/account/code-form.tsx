import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { codeRules } from './code-rules';
import { codeLook } from './code-look';
import type { Failure } from './failure';
import { ResendButton, resendPause } from './resend-button';
import { SecondStepForm } from './second-step-form';
import { useAccountForm } from './use-account-form';

/** Below a form: another code on the left, the way back on the right. */
const foot = {
  mt: 2,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: { xs: 1, sm: 2 },
} as const;

interface CodeFormProps {
  readonly kind: 'mail' | 'app';
  readonly busy: boolean;
  readonly onSend: (code: string) => Promise<Failure | null>;
  readonly onResend: () => Promise<Failure | null>;
  /** The way back to the login. */
  readonly children: ReactNode;
}

/** Asks for the six digits. Only a mailed code can be sent anew. */
export function CodeForm({ kind, busy, onSend, onResend, children }: CodeFormProps) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const { wire, complaints, clear, focus } = useAccountForm(codeRules);
  const wiring = wire(async ({ code }) => {
    setSent(false);
    const failed = await onSend(code);
    if (failed?.kind === 'credentials') clear('code');
  });
  const resend = async () => {
    // The code that is being checked would be void.
    if (busy) return 0;
    setSent(false);
    const failed = await onResend();
    setSent(!failed);
    focus('code');
    return !failed || failed.kind === 'too-many' ? resendPause : 0;
  };
  return (
    <>
      {sent && (
        <InlineNotice severity="success" role="status" sx={{ mb: 2.5 }}>
          {t('twoFactor.sent')}
        </InlineNotice>
      )}
      <SecondStepForm
        wiring={wiring}
        busy={busy}
        label={t('twoFactor.code')}
        name="code"
        complaint={complaints.code}
        autoComplete="one-time-code"
        kind="digits"
        sx={codeLook}
      />
      <Box sx={foot}>
        {kind === 'mail' && <ResendButton onResend={resend} />}
        {children}
      </Box>
    </>
  );
}
