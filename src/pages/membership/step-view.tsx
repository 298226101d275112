import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { Actions } from './actions';
import { AddressChoiceView } from './address-choice-view';
import { DoneView } from './done-view';
import { EligibilityView } from './eligibility-view';
import { FormView } from './form-view';
import { KnownAddress } from './known-address';
import { Lead } from './lead';
import { MessageView } from './message-view';
import { outcomeLinks, wordsOf } from './outcome';
import { PausedView } from './paused-view';
import { ResultIcon } from './result-icon';
import { PrivacyView } from './privacy-view';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';
import { usePause } from './use-pause';
import { WelcomeView } from './welcome-view';

/** Shown if the form is not signed: the reason, and all possible actions. */
const OutcomeView = (membership: Membership) => {
  const { flow, send } = membership;
  const { t } = useTranslation('membership');
  const isPaused = usePause(flow.failure);
  const words = wordsOf(flow.result);
  return (
    <>
      <ResultIcon isWarning={words !== 'awaiting'}>
        <DrawOutlined />
      </ResultIcon>
      <StepHeading isCentred>{t(`result.${words}`)}</StepHeading>
      <Lead isCentred>{t(`result.${words}Text`)}</Lead>
      <Actions isCentred>
        {outcomeLinks(flow).map(({ event, label }, at) => (
          <Button
            key={event}
            variant={at === 0 ? 'contained' : 'outlined'}
            size="large"
            aria-disabled={isPaused && event !== 'review'}
            onClick={() => {
              if (!isPaused || event === 'review') send({ type: event });
            }}
          >
            {t(label)}
          </Button>
        ))}
      </Actions>
    </>
  );
};

/** Step 3: the address on file was not found. */
const AddressNotFoundView = ({ form, editAddress, goBack }: Membership) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <StepHeading>{t('address.notFoundTitle')}</StepHeading>
      <InlineNotice severity="warning" role="note" sx={{ my: 2 }}>
        {t('address.notFound')}
      </InlineNotice>
      <KnownAddress form={form} />
      <Actions onBack={goBack}>
        <Button variant="contained" size="large" onClick={editAddress}>
          {t('address.edit')}
        </Button>
      </Actions>
    </>
  );
};

/** Shown while the signing page is being opened, or while its result is checked. There is nothing to press. */
const WaitingView = ({ view, flow }: Membership) => {
  const { t } = useTranslation('membership');
  const isConnecting = view === 'connecting';
  const isBusy = isConnecting && (flow.work?.afterMs ?? 0) > 0;
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: { xs: 12, md: 6 } }}>
      <CircularProgress size={48} thickness={4} aria-hidden sx={{ mb: 3 }} />
      <StepHeading isCentred>{t(isConnecting ? 'connecting.title' : 'result.checking')}</StepHeading>
      <Lead isCentred>{t(isConnecting ? 'connecting.text' : 'result.checkingText')}</Lead>
      {isBusy && <Lead isCentred>{t('connecting.busy')}</Lead>}
    </Box>
  );
};

/** The view below the progress. */
export const StepView = (membership: Membership) => {
  const { view } = membership;
  switch (view) {
    case 'welcome':
      return <WelcomeView {...membership} />;
    case 'privacy':
      return <PrivacyView {...membership} />;
    case 'eligibility':
    case 'confirm':
      return <EligibilityView {...membership} />;
    case 'address-not-found':
      return <AddressNotFoundView {...membership} />;
    case 'address-choice':
      return <AddressChoiceView {...membership} />;
    case 'form':
      return <FormView {...membership} />;
    case 'connecting':
    case 'checking':
      return <WaitingView {...membership} />;
    case 'unanswered':
    case 'open':
    case 'ended':
      return <OutcomeView {...membership} />;
    case 'check-mail':
    case 'in-review':
      return <PausedView {...membership} />;
    case 'done':
      return <DoneView {...membership} />;
    default:
      return <MessageView view={view} mailCopy={membership.mailCopy} />;
  }
};
