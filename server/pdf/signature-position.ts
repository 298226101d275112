import { paper } from './document';

/**
 * The position of the signature on the last page, in points from the upper left corner. It is always the same, so that
 * the signer finds it later. `signatureAnchor` and `dateAnchor` are written there in white for providers that search for
 * a text.
 */
export const signaturePosition = {
  x: paper.left,
  /** The line to sign on. */
  line: 674,
  width: 330,
  dateX: paper.left + 350,
  dateWidth: paper.right - paper.left - 350,
  /** The lowest position that content above may use. */
  top: 582,
  note: 700,
} as const;

export const signatureAnchor = '/signature/';
export const dateAnchor = '/signed-on/';
