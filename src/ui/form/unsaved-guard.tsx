import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
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

/** Stops the router at another address. Only while there is something to lose: a blocker has it look at every step back. */
const BlockedLeave = ({ forms }: { readonly forms: RefObject<ReadonlySet<object>> }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};

/**
 * Asks before unsaved input is left behind, whichever way: close, Back, a link, another address, closing the tab. One for all forms of
 * the page, as the router asks one blocker only.
 */
export const UnsavedGuard = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<object>());
  const [isHeld, setHeld] = useState(false);
  const [leave, setLeave] = useState<{ readonly by: () => void } | null>(null);
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
  const close = () => setLeave(null);
  const go = () => {
    close();
    leave?.by();
  };
  return (
    <UnsavedContext value={guard}>
      {children}
      {isHeld && <BlockedLeave forms={forms} />}
      <UnsavedDialog open={leave !== null} onLeave={go} onClose={close} />
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
  const release = useCallback(() => held.current?.(), []);
  return {
    /** It is saved: what follows asks nothing, from this moment on. */
    release,
    close: (leave: () => void): void => {
      if (!isUnsaved) {
        leave();
        return;
      }
      guard.ask(() => {
        // Where leaving leads to another address, the router asks no second time.
        release();
        leave();
      });
    },
  };
};
