import { useEffect } from 'react';
import type { Flow, Step } from '@core/membership/flow-state';
import type { FlowStore } from './flow-store';
import { readEntry, type HistoryEntry } from './history-entry';

interface StepHistory {
  readonly store: FlowStore;
  /** The query of the link itself, which is restored after the return from the signing page. */
  readonly ownSearch: string;
}

const previousStep: Partial<Record<Step, Step>> = {
  privacy: 'welcome',
  eligibility: 'welcome',
  address: 'eligibility',
  personal: 'eligibility',
  home: 'personal',
  contact: 'home',
  beneficiaries: 'contact',
};

const write = (mode: 'push' | 'replace', entry: HistoryEntry, address?: string) => {
  if (mode === 'push') window.history.pushState(entry, '', address);
  else window.history.replaceState(entry, '', address);
};

/** Whether the result of a signature is still open: the return address stays until the server has responded. */
const isOpen = ({ result }: Flow) => result?.kind === 'checking' || result?.kind === 'unanswered';

/**
 * Keeps one history entry per step. Back and Forward only send an event: the flow decides which step is shown, and
 * the entry is corrected if it is another one. Returns a function that goes one step back.
 */
export const useStepHistory = ({ store, ownSearch }: StepHistory): (() => void) => {
  useEffect(() => {
    let shouldReplace = true;
    const syncHistory = () => {
      const flow = store.current();
      const entry = readEntry(window.history.state);
      const isOwn = window.location.search === ownSearch;
      if (entry?.step === flow.step && (isOwn || isOpen(flow))) return;
      const mode = shouldReplace || !isOwn ? 'replace' : 'push';
      const depth = (entry?.depth ?? 0) + (mode === 'push' ? 1 : 0);
      const signing = flow.step === 'result' ? flow.signing : null;
      write(
        mode,
        { step: flow.step, depth, signing },
        isOpen(flow) ? undefined : window.location.pathname + ownSearch,
      );
    };
    syncHistory();
    shouldReplace = false;
    const onPop = (event: PopStateEvent) => {
      shouldReplace = true;
      store.send({ type: 'went', step: readEntry(event.state)?.step ?? 'welcome' });
      syncHistory();
      shouldReplace = false;
    };
    window.addEventListener('popstate', onPop);
    const unsubscribe = store.subscribe(syncHistory);
    return () => {
      window.removeEventListener('popstate', onPop);
      unsubscribe();
    };
  }, [store, ownSearch]);

  return () => {
    const entry = readEntry(window.history.state);
    if (entry && entry.depth > 0) window.history.back();
    else store.send({ type: 'went', step: previousStep[store.current().step] ?? 'welcome' });
  };
};
