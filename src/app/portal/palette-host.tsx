import { lazy, useEffect } from 'react';
import type { OverlayProps } from '../../ui/layout/overlay';

const load = async () => {
  const { PaletteDialog } = await import('../../pages/palette/palette-dialog');
  return { default: PaletteDialog };
};
const LazyPalette = lazy(load);

/** Safari has no idle callback. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};

/** The command palette; its code is fetched as soon as the portal has nothing else to do. */
export const PaletteHost = (props: OverlayProps) => <LazyPalette {...props} />;

/** Fetches the palette ahead of its first opening. A failure shows itself when it is opened. */
export const usePaletteAhead = (): void => {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
};
