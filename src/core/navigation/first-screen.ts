import { readMembershipAddress } from '../membership/link';
import { isMembershipPath } from '../membership/path';

/** Screens that are prerendered into the page, so that they show before any script runs. */
export const firstScreens = ['login', 'membership'] as const;
export type FirstScreen = (typeof firstScreens)[number];

/**
 * Returns the prerendered screen that an address most likely shows first to a user who is not signed in. Null if there
 * is none. `search` is the query of the address, as text.
 */
export const firstScreenAt = (pathname: string, search: string): FirstScreen | null => {
  if (isMembershipPath(pathname)) {
    const { link, signing } = readMembershipAddress(search);
    return link && !signing ? 'membership' : null;
  }
  return ['', '/login'].includes(pathname.replace(/\/+$/, '')) ? 'login' : null;
};

/** A prerendered screen in one language. The build creates it and the server inserts it into the page. */
export interface PrerenderedScreen {
  readonly screen: FirstScreen;
  readonly language: string;
  /** Title of the window. It is HTML, like `body` and `styles`. */
  readonly title: string;
  readonly body: string;
  /** The contents of `style` elements and their Emotion names, so that Emotion adopts them. One of them belongs to the page. */
  readonly styles: readonly { readonly names: string; readonly css: string }[];
  /** The script that runs before the page is shown, and its hash for the content security policy: `sha256-…`. */
  readonly script: string;
  readonly scriptHash: string;
}
