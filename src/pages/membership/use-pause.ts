import { useEffect, useState } from 'react';
import type { CallFailure } from '@core/membership/call-failure';

/** The maximum delay of a browser's timer, in milliseconds. */
const maxDelayMs = 2 ** 31 - 1;

/** Whether a pause that the server requested is not over yet. It ends automatically. */
export const usePause = (failure: CallFailure | null): boolean => {
  const [over, setOver] = useState<CallFailure | null>(null);
  const seconds = failure?.kind === 'too-many' || failure?.kind === 'busy' ? (failure.seconds ?? 0) : 0;
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setOver(failure), Math.min(seconds * 1000, maxDelayMs));
    return () => clearTimeout(timer);
  }, [failure, seconds]);
  return seconds > 0 && over !== failure;
};
