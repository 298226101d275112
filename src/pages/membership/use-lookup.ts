import { useEffect, useEffectEvent, useState } from 'react';
import type { Lookup } from '@core/membership/answers';
import { callFailure } from '@core/membership/call-failure';
import type { Flow } from '@core/membership/flow-state';
import { isApiFailure } from '@lib/http';
import { languageOf, switchLanguage } from '@lib/i18n';
import type { FlowStore } from './flow-store';
import type { MembershipCalls } from './membership-calls';

const outcomeOf = (reason: unknown) => {
  const { kind } = callFailure(isApiFailure(reason) ? reason : { status: 500 });
  return kind === 'gone' || kind === 'expired' ? kind : 'failed';
};

interface LookupSetup {
  readonly store: FlowStore;
  readonly lookup: Flow['lookup'];
  readonly calls: MembershipCalls;
  readonly mayChooseLanguage: boolean;
  /** Called with whether the date of birth is required. */
  readonly onBirthDateRequired: (birth: boolean) => void;
}

/**
 * Looks up the person of the link in the background; no step waits for it. Returns the company's name. The record's
 * language applies only until a language is chosen.
 */
export const useLookup = ({
  store,
  lookup,
  calls,
  mayChooseLanguage,
  onBirthDateRequired,
}: LookupSetup): string | null => {
  const [company, setCompany] = useState<string | null>(null);
  const applyLookup = useEffectEvent(({ companyName, language, asksBirthDate }: Lookup) => {
    setCompany(companyName);
    onBirthDateRequired(asksBirthDate);
    const known = languageOf(language);
    if (known !== undefined && known !== 'en' && mayChooseLanguage) void switchLanguage(known);
  });
  useEffect(() => {
    if (lookup !== 'asking') return;
    calls.lookup().then(
      (found) => {
        applyLookup(found);
        store.send({ type: 'looked-up', lookup: 'open' });
      },
      (reason: unknown) => store.send({ type: 'looked-up', lookup: outcomeOf(reason) }),
    );
  }, [lookup, calls, store]);
  return company;
};
