import { useEffect, useState, type ComponentType } from 'react';
import type { OverlayProps } from '../../ui/layout/overlay';

type Palette = ComponentType<OverlayProps>;

let fetched: Palette | undefined;
const load = async (): Promise<Palette> => {
  fetched ??= (await import('../../pages/palette/palette-dialog')).PaletteDialog;
  return fetched;
};

/** Safari has no idle callback. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};

/**
 * The command palette. Not by React's `lazy`, whose first drawing waits up to 300 ms even for code that is there: the letters that
 * follow the key would be lost.
 */
export const PaletteHost = (props: OverlayProps) => {
  const [Palette, setPalette] = useState(() => fetched);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (!Palette)
      load().then(
        (code) => setPalette(() => code),
        (reason: unknown) => setFailure({ reason }),
      );
  }, [Palette]);
  if (failure) throw failure.reason;
  return Palette ? <Palette {...props} /> : null;
};

/** Fetches the palette ahead of its first opening. A failure shows itself when it is opened. */
export const usePaletteAhead = (): void => {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
};
