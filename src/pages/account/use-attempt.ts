import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure';

interface Attempt {
  readonly busy: boolean;
  /** Why the last attempt failed; null as soon as the next one starts. */
  readonly failure: Failure | null;
  /** Resolves to null if the work succeeded. A second call while the first is running does nothing and resolves to null. */
  readonly attempt: (work: () => Promise<void>) => Promise<Failure | null>;
}

/**
 * Runs one attempt at a time: a double click or a double Enter sends one request. While the server is starting, the
 * attempt is repeated until it has started.
 */
export const useAttempt = (initialFailure: Failure | null = null): Attempt => {
  const running = useRef(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(initialFailure);
  const attempt = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const isHere = (): boolean => !hasLeft.current;
    const tryWork = () => work().then(() => null, failureOf);
    let failed = await tryWork();
    while (failed?.kind === 'starting' && isHere()) {
      setFailure(failed);
      const { wait } = failed;
      await new Promise((done) => setTimeout(done, wait * 1000));
      if (isHere()) failed = await tryWork();
    }
    running.current = false;
    setBusy(false);
    setFailure(failed);
    return failed;
  }, []);
  return { busy, failure, attempt };
};
