import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepNumber, type View } from '../../core/membership/flow-view';
import { readMembershipAddress } from '../../core/membership/link';
import { connection } from '../../lib/connection';
import type { Http } from '../../lib/http';
import { presentArrival, type Arrival } from './arrival';
import { IdleWarning } from './idle-warning';
import { MessageView } from './message-view';
import { StepFrame } from './step-frame';
import { StepView } from './step-view';
import { useMembership, type Membership, type MembershipSetup, type WayOut } from './use-membership';
import { useStepPage } from './use-step-page';

const withBack: readonly View[] = [
  'privacy',
  'eligibility',
  'confirm',
  'address-not-found',
  'address-choice',
  'form',
];

/** Asks again by itself what got no answer while the connection was lost; what the person sends waits for the person. */
const useGoOn = ({ flow, send }: Membership) => {
  const goOn = useEffectEvent(() => {
    if (flow.lookup === 'failed') send({ type: 'look-up' });
    if (flow.result?.kind === 'unanswered') send({ type: 'check-again' });
  });
  useEffect(() => connection.onReturn(() => goOn()), []);
};

const MembershipSteps = (setup: MembershipSetup) => {
  const membership = useMembership(setup);
  const { view, send, goBack, isIdle } = membership;
  const title = useStepPage(membership);
  useGoOn(membership);
  const back = view === 'confirm' ? () => send({ type: 'leave-confirming' }) : goBack;
  return (
    <StepFrame
      number={stepNumber(view)}
      onBack={withBack.includes(view) ? back : undefined}
      notice={isIdle && <IdleWarning />}
    >
      <title>{title}</title>
      {/* A step that is shown again begins anew: what was typed is not in it. */}
      <StepView key={view} {...membership} />
    </StepFrame>
  );
};

/** What stands in place of the form where the server keeps it closed. */
const ClosedForm = () => {
  const { t } = useTranslation('membership');
  return (
    <StepFrame number={null}>
      <title>{t('link.closedTitle')}</title>
      <MessageView view="closed" />
    </StepFrame>
  );
};

interface MembershipPageProps {
  /** Whether nobody can join at this time. */
  readonly isClosed?: boolean;
  /** Never carries a session's token. */
  readonly http: Http;
  /** The query of the address, as text. */
  readonly search: string;
  /** That of the present page, when absent. */
  readonly arrival?: Arrival;
  /** The window's location, when absent. */
  readonly wayOut?: WayOut;
}

/** The public membership form in five steps. Without a usable number in the address there is nothing to join: to the login. */
export const MembershipPage = ({
  isClosed = false,
  http,
  search,
  arrival = presentArrival(),
  wayOut = window.location,
}: MembershipPageProps) => {
  const [address] = useState(() => readMembershipAddress(search));
  const { link } = address;
  useEffect(() => {
    if (!link && !isClosed) wayOut.replace('/login');
  }, [link, isClosed, wayOut]);
  if (isClosed) return <ClosedForm />;
  const setup = { http, address, arrival, wayOut };
  return link && <MembershipSteps {...setup} link={link} />;
};
