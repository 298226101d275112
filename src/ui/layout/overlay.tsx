import { Suspense, useState, type ComponentType } from 'react';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whether something lies over the page. It is drawn from the first opening on, so that it may also close in peace. */
export const useOverlay = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return { state, open: () => setState('open'), close: () => setState('closed') };
};

interface LazyOverlayProps {
  /** May be lazy: it is asked for at the first opening. */
  readonly part: ComponentType<OverlayProps> | undefined;
  readonly overlay: ReturnType<typeof useOverlay>;
}

export const Overlay = ({ part: Part, overlay: { state, close } }: LazyOverlayProps) =>
  Part && state !== 'never' ? (
    <Suspense fallback={null}>
      <Part open={state === 'open'} onClose={close} />
    </Suspense>
  ) : null;
