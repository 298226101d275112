import { rgb, type RGB } from 'pdf-lib';
import type { ChipMeaning } from '@core/resource/field';

/** The colour of `#RRGGBB`. */
const colour = (hex: string): RGB => {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};

/** The portal's light colours, on paper. */
export const ink = {
  text: colour('#17201C'),
  second: colour('#55615B'),
  accent: colour('#12704A'),
  line: colour('#E1E6E3'),
  head: colour('#F0F3F1'),
  soft: colour('#E4F2EA'),
} as const;

/** Dot and word of a status. */
export const statusInk: Readonly<Record<ChipMeaning, { readonly dot: RGB; readonly word: RGB }>> = {
  success: { dot: colour('#12704A'), word: colour('#0D5638') },
  warning: { dot: colour('#B26A00'), word: colour('#7A4B00') },
  error: { dot: colour('#C62F2F'), word: colour('#9E1C1C') },
  gray: { dot: colour('#77837D'), word: colour('#47524C') },
};
