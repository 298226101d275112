import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useWait } from './use-wait';

/** Seconds between two codes; the server keeps the same pause. */
const pause = 30;

/** Asks for another code. The first one has just been sent, so the button starts with its pause. */
export function ResendButton({ onResend }: { readonly onResend: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const { left, restart } = useWait(pause);
  const press = () => {
    restart();
    void onResend();
  };
  return (
    <Button variant="text" disabled={left > 0} onClick={press} sx={{ ml: -2 }}>
      {left > 0 ? t('twoFactor.resendWait.count', { count: left }) : t('twoFactor.resend')}
    </Button>
  );
}
