import type { Elements } from '@lib/elements';

/**
 * Groups that are available at once, in the order shown. Records follow, with a group for each area, because they
 * load later.
 */
export const paletteGroups = ['areas', 'views', 'actions'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One entry of the palette. */
export interface PaletteEntry {
  /** Unique among all entries. */
  readonly id: string;
  /** One of `paletteGroups`, or the name of the area whose records are found. */
  readonly group: string;
  /** The heading of the group. */
  readonly heading: string;
  readonly label: string;
  /** Where it belongs; searched, too. */
  readonly hint?: string;
  /** Distinguishes a record from others of the same name, on a separate line. */
  readonly detail?: string;
  readonly icon: Elements;
  /** The address to open, also in a new tab. */
  readonly to?: string;
  /** An action to run instead of opening the address. */
  readonly run?: () => void;
}
