import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepNumber, type View } from '@core/membership/flow-view';
import { isBrokenLink, readMembershipAddress } from '@core/membership/link';
import { connection } from '@lib/connection';
import type { Http } from '@lib/http';
import { storeLoginNote } from '@lib/login-note';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { type Arrival, readArrival } from './arrival';
import { MessageView } from './message-view';
import { SignedIn, type SignOut } from './signed-in';
import { StepFrame } from './step-frame';
import { StepView } from './step-view';
import { type Membership, type MembershipSetup, useMembership, type PageLocation } from './use-membership';
import { useStepPage } from './use-step-page';

/** Shown two minutes before the input is cleared. Any interaction with the page keeps it; the button says so. */
const IdleWarning = () => {
  const { t } = useTranslation('membership');
  return (
    <InlineNotice
      severity="warning"
      sx={{ mt: 2, position: 'sticky', top: 8, zIndex: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => document.querySelector('h1')?.focus()}>
          {t('idle.stay')}
        </Button>
      }
    >
      {t('idle.warning')}
    </InlineNotice>
  );
};

const viewsWithBack: readonly View[] = [
  'privacy',
  'eligibility',
  'confirm',
  'address-not-found',
  'address-choice',
  'form',
];

/** Views without anything to press. */
const waitingViews: readonly View[] = ['connecting', 'checking'];

/** Retries requests that failed while the connection was lost. Data is sent only by the user. */
const useRetryOnReconnect = ({ flow, send }: Membership) => {
  const retry = useEffectEvent(() => {
    if (flow.lookup === 'failed') send({ type: 'look-up' });
    if (flow.result?.kind === 'unanswered') send({ type: 'check-again' });
  });
  useEffect(() => connection.onReconnect(() => retry()), []);
};

interface StepsProps extends MembershipSetup {
  readonly signedIn: SignOut | null;
}

const MembershipSteps = (setup: StepsProps) => {
  const membership = useMembership(setup);
  const { view, send, goBack, isIdle } = membership;
  const title = useStepPage(membership);
  useRetryOnReconnect(membership);
  const back = view === 'confirm' ? () => send({ type: 'leave-confirming' }) : goBack;
  return (
    <StepFrame
      number={stepNumber(view)}
      onBack={viewsWithBack.includes(view) ? back : undefined}
      notice={isIdle && <IdleWarning />}
      footer={!waitingViews.includes(view) && setup.signedIn && <SignedIn signOut={setup.signedIn} />}
    >
      <title>{title}</title>
      {/* A step that is shown again starts from scratch: it contains no input. */}
      <StepView key={view} {...membership} />
    </StepFrame>
  );
};

/** Shown instead of the form if the server has closed it. */
const ClosedForm = ({ signedIn }: { readonly signedIn: SignOut | null }) => {
  const { t } = useTranslation('membership');
  return (
    <StepFrame number={null} footer={signedIn && <SignedIn signOut={signedIn} />}>
      <title>{t('link.closedTitle')}</title>
      <MessageView view={signedIn ? 'closed-account' : 'closed'} />
    </StepFrame>
  );
};

interface MembershipPageProps {
  /** Whether the form is currently closed. */
  readonly isClosed?: boolean;
  /** Never sends a session's token. */
  readonly http: Http;
  /** The query of the address. */
  readonly search: string;
  /** Defaults to the arrival of the current page. */
  readonly arrival?: Arrival;
  /** Defaults to the window's location. */
  readonly pageLocation?: PageLocation;
  /** Ends the session of the user who is signed in in this browser; null without a session. */
  readonly signedIn?: SignOut | null;
}

/** The public membership form in five steps. Redirects to the login if the address contains no valid id. */
export const MembershipPage = ({
  isClosed = false,
  http,
  search,
  arrival = readArrival(),
  pageLocation = window.location,
  signedIn = null,
}: MembershipPageProps) => {
  const [address] = useState(() => readMembershipAddress(search));
  const { link } = address;
  useEffect(() => {
    if (link || isClosed) return;
    if (isBrokenLink(search)) storeLoginNote('link-incomplete');
    pageLocation.replace('/login');
  }, [link, search, isClosed, pageLocation]);
  if (isClosed) return <ClosedForm signedIn={signedIn} />;
  const setup = { http, address, arrival, pageLocation, signedIn };
  return link && <MembershipSteps {...setup} link={link} />;
};
