import { paper } from './document';

/**
 * Where the signature stands on the last page, in points from the upper left corner: always the same, so that the signer
 * later finds it. `anchor` is written there in white for providers that look for a text.
 */
export const signaturePosition = {
  x: paper.left,
  /** The line to sign on. */
  line: 674,
  width: 330,
  dateX: paper.left + 350,
  dateWidth: paper.right - paper.left - 350,
  /** The lowest point that anything above may use. */
  top: 582,
  note: 700,
} as const;

export const signatureAnchor = '/signature/';
export const dateAnchor = '/signed-on/';
