import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { onDemand } from '@lib/on-demand';
import { useUnloadWarning } from '@lib/use-unload-warning';

const UnsavedDialog = onDemand(async () => (await import('./unsaved-dialog')).UnsavedDialog);

interface Guard {
  /** A form has something to lose from now on; answers how to say that it no longer has. */
  readonly hold: () => () => void;
  /** Asks, and leaves by `leave` if that is meant. */
  readonly ask: (leave: () => void) => void;
}

const UnsavedContext = createContext<Guard>({
  hold: () => () => undefined,
  ask: (leave) => leave(),
});

/**
 * Asks before unsaved input is left behind, whichever way: close, Back, a link, another address, closing the tab. One for all forms of
 * the page, as the router asks one blocker only.
 */
export const UnsavedGuard = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<object>());
  const [isHeld, setHeld] = useState(false);
  const [leave, setLeave] = useState<{ readonly by: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(isHeld);
  const guard = useMemo(
    (): Guard => ({
      hold: () => {
        const form = {};
        forms.current.add(form);
        setHeld(true);
        return () => {
          forms.current.delete(form);
          setHeld(forms.current.size > 0);
        };
      },
      ask: (by) => setLeave({ by }),
    }),
    [],
  );
  const stay = () => {
    setLeave(null);
    blocker.reset?.();
  };
  const go = () => {
    setLeave(null);
    if (leave) leave.by();
    else blocker.proceed?.();
  };
  return (
    <UnsavedContext value={guard}>
      {children}
      <UnsavedDialog open={leave !== null || blocker.state === 'blocked'} onLeave={go} onClose={stay} />
    </UnsavedContext>
  );
};

/** Of one form: whether something would be lost with it. */
export const useUnsaved = (isUnsaved: boolean) => {
  const guard = use(UnsavedContext);
  const held = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = guard.hold();
    held.current = release;
    return release;
  }, [guard, isUnsaved]);
  return {
    /** It is saved: what follows asks nothing, from this moment on. */
    release: useCallback(() => held.current?.(), []),
    close: (leave: () => void): void => {
      if (isUnsaved) guard.ask(leave);
      else leave();
    },
  };
};
