import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { codeStyle, codeRules } from './code-rules';
import type { Failure } from './failure';
import { SecondStepForm } from './second-step-form';
import { useAccountForm } from './use-account-form';

/** Counts down the given number of seconds, once a second. `restart` starts a new countdown. */
const useCountdown = (seconds: number): { left: number; restart: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [over]);
  const restart = useCallback((next: number) => {
    setNow(Date.now());
    setUntil(Date.now() + next * 1000);
  }, []);
  return { left, restart };
};

/** Seconds between two codes. The server enforces the same pause. */
const resendPause = 30;

interface ResendButtonProps {
  /** Sends another code. Resolves to the number of seconds until the next one can be requested: 0 if nothing was sent. */
  readonly onResend: () => Promise<number>;
}

/** Requests another code. The first code has just been sent, so the button starts with the pause. */
function ResendButton({ onResend }: ResendButtonProps) {
  const { t } = useTranslation('account');
  const { left, restart } = useCountdown(resendPause);
  const press = () => {
    restart(resendPause);
    void onResend().then(restart);
  };
  return (
    <Button variant="text" disabled={left > 0} onClick={press} sx={{ ml: -2 }}>
      {left > 0 ? t('twoFactor.resendWait.count', { count: left }) : t('twoFactor.resend')}
    </Button>
  );
}

/** Below a form: another code on the left, the link back on the right. */
const footer = {
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
  /** The link back to the login. */
  readonly children: Elements;
}

/** Asks for the six digits. Only a code by email can be sent again. */
export function CodeForm({ kind, busy, onSend, onResend, children }: CodeFormProps) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const { getFormProps, errorKeys, clear, focus } = useAccountForm(codeRules);
  const formProps = getFormProps(async ({ code }) => {
    setSent(false);
    const failed = await onSend(code);
    if (failed?.kind === 'credentials') clear('code');
  });
  const resend = async () => {
    // A new code would invalidate the one that is being checked.
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
        formProps={formProps}
        busy={busy}
        label={t('twoFactor.code')}
        name="code"
        errorKey={errorKeys.code}
        autoComplete="one-time-code"
        kind="digits"
        sx={codeStyle}
      />
      <Box sx={footer}>
        {kind === 'mail' && <ResendButton onResend={resend} />}
        {children}
      </Box>
    </>
  );
}
