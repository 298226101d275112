import { createContext, useContext } from 'react';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Provides a function that returns the address of the router, or the one it is navigating to. */
export const CurrentAddressContext = createContext<(() => Address) | null>(null);

/**
 * Returns a function that reads the current address at the time of the call. The last render can be outdated: the
 * router renders a new address as a transition, and the user may click again before that. Null outside of the portal's
 * router.
 */
export const useCurrentAddress = (): (() => Address) | null => useContext(CurrentAddressContext);
