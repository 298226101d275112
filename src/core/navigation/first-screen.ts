import { readMembershipAddress } from '../membership/link';
import { isMembershipPath } from '../membership/path';

/** Screens whose first look travels in the page itself, so that it stands before any script. */
export const firstScreens = ['login', 'membership'] as const;
export type FirstScreen = (typeof firstScreens)[number];

/**
 * The screen that an address most likely begins with, for a person who is not signed in and begins anew; null where no look is made
 * beforehand. `search` is the query of the address, as text.
 */
export const firstScreenAt = (pathname: string, search: string): FirstScreen | null => {
  if (isMembershipPath(pathname)) {
    const { link, signing } = readMembershipAddress(search);
    return link && !signing ? 'membership' : null;
  }
  return ['', '/login'].includes(pathname.replace(/\/+$/, '')) ? 'login' : null;
};

/** A first screen in one language, made by the build; the server puts it into the page. */
export interface DrawnScreen {
  readonly screen: FirstScreen;
  readonly language: string;
  /** Of the window; HTML, as are `body` and `styles`. */
  readonly title: string;
  readonly body: string;
  /** The contents of `style` elements with what Emotion calls them, so that it takes them over; one is the page's own. */
  readonly styles: readonly { readonly names: string; readonly css: string }[];
  /** The script that runs before the page is shown, and what a content security policy calls it: `sha256-…`. */
  readonly script: string;
  readonly scriptHash: string;
}
