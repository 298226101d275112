import { startFlow, type Flow } from '@core/membership/flow-state';
import { viewOf } from '@core/membership/flow-view';
import { readMembershipAddress, type MembershipAddress, type MembershipLink } from '@core/membership/link';
import { readEntry } from './history-entry';
import { readSavedProgress } from './saved-progress';

/**
 * How the browser opened the form, in addition to the address: the state of the history entry, and the fragment of
 * the address.
 */
export interface Arrival {
  readonly state: unknown;
  readonly hash: string;
}

export const readArrival = (): Arrival => ({
  state: window.history.state as unknown,
  hash: window.location.hash,
});

interface OpenFlowOptions {
  readonly link: MembershipLink;
  readonly address: MembershipAddress;
  readonly arrival: Arrival;
}

/** Returns the initial flow: at its first step, or where this tab left it. */
export const openFlow = ({ link, address, arrival: { state, hash } }: OpenFlowOptions): Flow => {
  const entry = readEntry(state);
  const signing = address.signing ?? (entry?.step === 'result' ? entry.signing : null);
  return startFlow({
    address: { ...address, signing },
    saved: readSavedProgress(link),
    entry: entry?.step ?? (hash === '#privacy' ? 'privacy' : null),
  });
};

/** Whether the form starts with its welcome step. `search` is the query of the address. */
export const startsWithWelcome = (search: string, arrival = readArrival()): boolean => {
  const address = readMembershipAddress(search);
  const { link } = address;
  return link !== null && viewOf(openFlow({ link, address, arrival })) === 'welcome';
};
