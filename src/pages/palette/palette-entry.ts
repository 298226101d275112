import type { ReactNode } from 'react';

/** In the order in which they are shown; clients come last because they come late. */
export const paletteGroups = ['areas', 'views', 'actions', 'clients'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One thing that the palette offers. */
export interface PaletteEntry {
  /** Unique among all entries. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Where it belongs; found by its words too. */
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}
