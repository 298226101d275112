import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useWait } from './use-wait';

/** Seconds between two codes; the server keeps the same pause. */
export const resendPause = 30;

interface ResendButtonProps {
  /** Sends another code. Answers the seconds until the next one may be asked for: none when nothing was sent. */
  readonly onResend: () => Promise<number>;
}

/** Asks for another code. The first one has just been sent, so the button starts with its pause. */
export function ResendButton({ onResend }: ResendButtonProps) {
  const { t } = useTranslation('account');
  const { left, restart } = useWait(resendPause);
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
