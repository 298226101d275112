import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '@lib/http';
import { Sentence } from '@ui/feedback/sentence';
import { BusyButton } from '@ui/form/busy-button';

type State = 'ready' | 'busy' | 'noAddress' | 'tooMany' | 'failed' | { readonly address: string };

const failureOf = (reason: unknown): State => {
  const status = isApiFailure(reason) ? reason.status : 0;
  if (status === 422) return 'noAddress';
  return status === 429 ? 'tooMany' : 'failed';
};

interface ByMailProps {
  /** The texts: of a link to continue, or of the signed copy. */
  readonly texts: 'byMail' | 'copyByMail';
  /** Sends the mail. Resolves to the masked address. */
  readonly send: () => Promise<string>;
  /** Called if there is no email address yet; opens its field. */
  readonly onNoAddress?: () => void;
}

/** Offers to send a mail, and shows what became of it. */
export const ByMail = ({ texts, send, onNoAddress }: ByMailProps) => {
  const { t } = useTranslation('membership');
  const [state, setState] = useState<State>('ready');
  const press = async () => {
    setState('busy');
    try {
      setState({ address: await send() });
    } catch (reason) {
      const failure = failureOf(reason);
      setState(failure);
      if (failure === 'noAddress') onNoAddress?.();
    }
  };
  const errorText = () => {
    if (state === 'ready' || state === 'busy' || typeof state === 'object') return null;
    return state === 'noAddress' ? t('byMail.noAddress') : t(`${texts}.${state}`);
  };
  const error = errorText();
  return (
    <Box component="section" sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {t(`${texts}.title`)}
      </Typography>
      <Typography color="text.secondary">{t(`${texts}.text`)}</Typography>
      <BusyButton
        variant="text"
        size="large"
        label={t(`${texts}.send`)}
        busyLabel={t(`${texts}.busy`)}
        busy={state === 'busy'}
        onClick={() => void press()}
        sx={{ ml: -2.25, minHeight: 44 }}
      />
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere', ...(error && { color: 'error.main' }) }}>
        {typeof state === 'object' ? (
          <Sentence text={t(`${texts}.sent`, state)} value={state.address} />
        ) : (
          error
        )}
      </Box>
    </Box>
  );
};
