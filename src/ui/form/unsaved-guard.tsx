import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import type { Elements } from '@lib/elements';
import { onDemand } from '@lib/on-demand';
import { useUnloadWarning } from '@lib/use-unload-warning';

const UnsavedDialog = onDemand(async () => (await import('./unsaved-dialog')).UnsavedDialog);

interface Guard {
  /** Called when a form has unsaved input. Returns a function to call when it no longer has any. */
  readonly hold: () => () => void;
  /** Asks for confirmation, then calls `leave`. */
  readonly requestLeave: (leave: () => void) => void;
}

const UnsavedContext = createContext<Guard>({
  hold: () => () => undefined,
  requestLeave: (leave) => leave(),
});

const UnsavedInputContext = createContext(false);

/** Whether any form of the page has unsaved input. */
export const useHasUnsavedInput = (): boolean => use(UnsavedInputContext);

/**
 * Blocks navigation to another address. Rendered only while there is unsaved input: a blocker makes the router check
 * every step back.
 */
const NavigationBlocker = ({ forms }: { readonly forms: RefObject<ReadonlySet<object>> }) => {
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
 * Asks before unsaved input is lost, however the user leaves: close, Back, a link, another address, closing the tab.
 * There is one guard for all forms of the page, because the router supports only one blocker.
 */
export const UnsavedGuard = ({ children }: { readonly children: Elements }) => {
  const forms = useRef(new Set<object>());
  const [hasUnsavedInput, setHasUnsavedInput] = useState(false);
  const [leave, setLeave] = useState<{ readonly by: () => void } | null>(null);
  useUnloadWarning(hasUnsavedInput);
  const guard = useMemo(
    (): Guard => ({
      hold: () => {
        const form = {};
        forms.current.add(form);
        setHasUnsavedInput(true);
        return () => {
          forms.current.delete(form);
          setHasUnsavedInput(forms.current.size > 0);
        };
      },
      requestLeave: (by) => setLeave({ by }),
    }),
    [],
  );
  const close = () => setLeave(null);
  const confirmLeave = () => {
    close();
    leave?.by();
  };
  return (
    <UnsavedContext value={guard}>
      <UnsavedInputContext value={hasUnsavedInput}>{children}</UnsavedInputContext>
      {hasUnsavedInput && <NavigationBlocker forms={forms} />}
      <UnsavedDialog open={leave !== null} onLeave={confirmLeave} onClose={close} />
    </UnsavedContext>
  );
};

/** The guard for one form, which tells whether it has unsaved input. */
export const useUnsaved = (isUnsaved: boolean) => {
  const guard = use(UnsavedContext);
  const releaseRef = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = guard.hold();
    releaseRef.current = release;
    return release;
  }, [guard, isUnsaved]);
  const release = useCallback(() => releaseRef.current?.(), []);
  return {
    /** The form is saved: leave without a question from now on. */
    release,
    close: (leave: () => void): void => {
      if (!isUnsaved) {
        leave();
        return;
      }
      guard.requestLeave(() => {
        // If leaving changes the address, the router does not ask a second time.
        release();
        leave();
      });
    },
  };
};
