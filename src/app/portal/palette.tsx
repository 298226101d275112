import { onDemand } from '@lib/on-demand';

/** The command palette. */
export const Palette = onDemand(async () => (await import('@pages/palette/palette-dialog')).PaletteDialog);
