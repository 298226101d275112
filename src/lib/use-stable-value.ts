import { useState } from 'react';

/**
 * Returns the previous value while the new one has the same content, so that dependent hooks do not run again. For
 * plain data.
 */
export const useStableValue = <T extends object>(value: T): T => {
  const [stable, setStable] = useState(value);
  if (stable === value) return stable;
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
};

/** Returns the previous value while the next one loads (`waits`). */
export const useKeepPrevious = <T extends object | string>(value: T, isLoading: boolean): T => {
  const [previous, setPrevious] = useState(value);
  if (isLoading || previous === value) return previous;
  setPrevious(value);
  return value;
};
