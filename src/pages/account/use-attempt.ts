import { useCallback, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure';

interface Attempt {
  readonly busy: boolean;
  /** Why the last attempt failed; null as soon as the next one starts. */
  readonly failure: Failure | null;
  /** Resolves to null if the work succeeded. A second call while the first is running does nothing and resolves to null. */
  readonly attempt: (work: () => Promise<void>) => Promise<Failure | null>;
}

/** Runs one attempt at a time: a double click or a double Enter sends one request. */
export const useAttempt = (initialFailure: Failure | null = null): Attempt => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(initialFailure);
  const attempt = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const failed = await work().then(() => null, failureOf);
    running.current = false;
    setBusy(false);
    setFailure(failed);
    return failed;
  }, []);
  return { busy, failure, attempt };
};
