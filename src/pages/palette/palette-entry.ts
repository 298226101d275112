import type { ReactNode } from 'react';

/** What is at hand, in the order in which it is shown. Records come after it, because they come late, a group for each area. */
export const paletteGroups = ['areas', 'views', 'actions'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One thing that the palette offers. */
export interface PaletteEntry {
  /** Unique among all entries. */
  readonly id: string;
  /** One of `paletteGroups`, or the name of the area whose records are found. */
  readonly group: string;
  /** The words over the group. */
  readonly heading: string;
  readonly label: string;
  /** Where it belongs; found by its words too. */
  readonly hint?: string;
  /** What tells a record from another of the same name, in a line of its own. */
  readonly detail?: string;
  readonly icon: ReactNode;
  /** The address that it leads to, for a tab of its own too. */
  readonly to?: string;
  /** What is done in place of going there. */
  readonly run?: () => void;
}
