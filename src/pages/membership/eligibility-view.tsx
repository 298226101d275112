import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFormPage } from '@core/membership/flow-state';
import { BusyButton } from '@ui/form/busy-button';
import { Button } from '@ui/form/button';
import { FieldErrorText } from '@ui/form/field-error-text';
import { TextInput } from '@ui/form/text-input';
import { Actions } from './actions';
import { FailureNotice } from './failure-notice';
import { useDayHelp } from './form/day-field';
import { Lead } from './lead';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { usePause } from './use-pause';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Returns the text that tells what the step asks for. */
const leadOf = ({ view, proof }: Membership) => {
  if (proof.hasKey) return proof.asksBirth ? 'eligibility.keyAndBirth' : 'eligibility.key';
  if (view === 'confirm') return proof.asksBirth ? 'confirm.textBoth' : 'confirm.text';
  return proof.asksBirth ? 'eligibility.textBoth' : 'eligibility.text';
};

/** Style of the single input for the four digits. */
const digitsStyle = {
  maxWidth: 160,
  '&& input': { height: 56, py: 0, fontSize: '1.375rem', fontWeight: 600, letterSpacing: '0.25em' },
} as const;
const birthStyle = { maxWidth: 240, '&& input': { height: 56, py: 0, fontSize: '1.125rem' } } as const;

/** Focuses the first invalid field. */
const focusFirstInvalid = (fields: HTMLElement | null): void =>
  (fields?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? fields?.querySelector('input'))?.focus();

/** Step 2: the last four digits. Also shown in the middle of the form when its token has expired; the input is kept. */
export const EligibilityView = (membership: Membership) => {
  const { flow, view, proof, send, goBack } = membership;
  const { t } = useTranslation(['membership', 'member-form']);
  const fields = useRef<HTMLDivElement>(null);
  const { failure, work } = flow;
  const eitherId = useId();
  const { digitsError, birthError, isEitherWrong } = proof;
  const sharedError = isEitherWrong ? eitherId : undefined;
  const dayHelp = useDayHelp();
  const isPaused = usePause(failure);
  const isConfirming = view === 'confirm';
  const busy = work?.kind === 'verify';
  const isWrong = isEitherWrong || digitsError !== undefined || birthError !== undefined;

  useEffect(() => {
    if (failure?.kind === 'incorrect') focusFirstInvalid(fields.current);
  }, [failure]);
  const wasRefused = useRef(false);
  useEffect(() => {
    if (wasRefused.current && isWrong) focusFirstInvalid(fields.current);
    wasRefused.current = false;
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || isPaused) return;
    wasRefused.current = !proof.verify();
  };
  const isNotice =
    failure !== null &&
    failure.kind !== 'incorrect' &&
    (failure.kind !== 'too-many' || isPaused || !failure.seconds);
  return (
    <>
      <StepHeading>{t(isConfirming ? 'confirm.title' : 'eligibility.title')}</StepHeading>
      <Lead>{t(leadOf(membership))}</Lead>
      {flow.wasWiped && (
        <InlineNotice severity="info" sx={{ mt: 2 }}>
          {t('eligibility.wiped')}
        </InlineNotice>
      )}
      {isNotice && <FailureNotice failure={failure} />}
      <Box component="form" noValidate aria-busy={busy} onSubmit={submit} sx={{ mt: 3 }}>
        <Box ref={fields} sx={{ display: 'grid', gap: 2.5 }}>
          {!proof.hasKey && (
            <TextInput
              kind="digits"
              label={t('eligibility.label')}
              value={proof.digits}
              error={digitsError && t(`eligibility.${digitsError}`)}
              sharedError={sharedError}
              autoComplete="off"
              onChange={(event) => proof.setDigits(event.target.value)}
              sx={digitsStyle}
            />
          )}
          {proof.asksBirth && (
            <TextInput
              kind="digits"
              label={t('member-form:fields.date_of_birth')}
              value={proof.birth}
              error={birthError && t(`eligibility.${birthError}`)}
              sharedError={sharedError}
              help={dayHelp(proof.birth)}
              autoComplete="off"
              onChange={(event) => proof.setBirth(event.target.value)}
              // Formats the day on blur, like the form.
              onBlur={proof.tidyBirth}
              sx={birthStyle}
            />
          )}
          {isEitherWrong && <FieldErrorText id={eitherId} text={t('eligibility.incorrectBoth')} />}
        </Box>
        <Actions onBack={isConfirming ? undefined : goBack}>
          <BusyButton
            type="submit"
            size="large"
            label={t(isConfirming ? 'confirm.submit' : 'eligibility.verify')}
            busyLabel={t('eligibility.verifying')}
            busy={busy}
            softDisabled={isPaused}
          />
          {isConfirming && (
            <Button variant="outlined" size="large" onClick={() => send({ type: 'leave-confirming' })}>
              {t(isFormPage(flow.step) ? 'confirm.back' : 'back')}
            </Button>
          )}
          {proof.hasKey && (
            <Button variant="outlined" size="large" onClick={() => proof.discardKey(false)}>
              {t('eligibility.useDigits')}
            </Button>
          )}
        </Actions>
      </Box>
      {!proof.hasKey && (
        <>
          <Box
            sx={{ display: { xs: 'none', md: 'block' }, mt: 3, borderBottom: 1, borderColor: 'divider' }}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 2.5, color: 'text.secondary' }}>
            <LockOutlined />
            <span>{t('eligibility.safe')}</span>
          </Box>
        </>
      )}
    </>
  );
};
