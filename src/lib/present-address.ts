import { createContext, useContext } from 'react';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Answers where the router is, or is going to be, at this moment. */
export const PresentAddressContext = createContext<(() => Address) | null>(null);

/**
 * Where the portal is at the moment of asking. What was rendered last may be behind: the router draws a new address without
 * haste, and a second press can come before it. Null outside of the portal's router.
 */
export const usePresentAddress = (): (() => Address) | null => useContext(PresentAddressContext);
