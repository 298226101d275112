import { AddressChoiceView } from './address-choice-view';
import { AddressNotFoundView } from './address-not-found-view';
import { DoneView } from './done-view';
import { EligibilityView } from './eligibility-view';
import { FormView } from './form-view';
import { MessageView } from './message-view';
import { PausedView } from './paused-view';
import { OutcomeView } from './outcome-view';
import { PrivacyView } from './privacy-view';
import type { Membership } from './use-membership';
import { WaitingView } from './waiting-view';
import { WelcomeView } from './welcome-view';

/** What is on the screen below the progress. */
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
      return <MessageView view={view} />;
  }
};
