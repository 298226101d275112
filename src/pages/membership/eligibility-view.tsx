import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/form/busy-button';
import { Actions } from './actions';
import { DigitsField } from './digits-field';
import { FailureNotice } from './failure-notice';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { usePause } from './use-pause';
import { InlineNotice } from '../../ui/feedback/inline-notice';

/** Step 2: the last four digits. Also asked in the middle of the form, when its token has ended; then nothing typed is lost. */
export const EligibilityView = ({
  flow,
  view,
  digits,
  digitsError,
  verify,
  setDigits,
  send,
  goBack,
}: Membership) => {
  const { t } = useTranslation('membership');
  const input = useRef<HTMLInputElement>(null);
  const { failure, work } = flow;
  const isPaused = usePause(failure);
  const isConfirming = view === 'confirm';
  const busy = work?.kind === 'verify';

  useEffect(() => {
    if (failure?.kind === 'incorrect') input.current?.focus();
  }, [failure]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || isPaused) return;
    if (!verify()) input.current?.focus();
  };
  const isNotice =
    failure !== null &&
    failure.kind !== 'incorrect' &&
    (failure.kind !== 'too-many' || isPaused || !failure.seconds);
  return (
    <>
      <StepHeading>{t(isConfirming ? 'confirm.title' : 'eligibility.title')}</StepHeading>
      <Lead>{t(isConfirming ? 'confirm.text' : 'eligibility.text')}</Lead>
      {flow.wasWiped && (
        <InlineNotice severity="info" sx={{ mt: 2 }}>
          {t('eligibility.wiped')}
        </InlineNotice>
      )}
      {isNotice && <FailureNotice failure={failure} />}
      <Box component="form" noValidate aria-busy={busy} onSubmit={submit} sx={{ mt: 3 }}>
        <DigitsField
          value={digits}
          inputRef={input}
          error={digitsError && t(`eligibility.${digitsError}`)}
          onChange={setDigits}
        />
        <Actions onBack={isConfirming ? undefined : goBack}>
          <BusyButton
            type="submit"
            size="large"
            label={t(isConfirming ? 'confirm.submit' : 'eligibility.verify')}
            busyLabel={t('eligibility.verifying')}
            busy={busy}
            resting={isPaused}
          />
          {isConfirming && (
            <Button variant="outlined" size="large" onClick={() => send({ type: 'leave-confirming' })}>
              {t(flow.step === 'form' ? 'confirm.back' : 'back')}
            </Button>
          )}
        </Actions>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 3, borderBottom: 1, borderColor: 'divider' }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 2.5, color: 'text.secondary' }}>
        <LockOutlined aria-hidden />
        {t('eligibility.safe')}
      </Box>
    </>
  );
};
