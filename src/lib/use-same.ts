import { useState } from 'react';

/**
 * Returns the previous value while the new one has the same content, so that dependent hooks do not run again. For
 * plain data.
 */
export const useSame = <T extends object>(value: T): T => {
  const [kept, setKept] = useState(value);
  if (kept === value) return kept;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
};

/** Returns the previous value while the next one loads (`waits`). */
export const useKept = <T extends object | string>(value: T, waits: boolean): T => {
  const [kept, setKept] = useState(value);
  if (waits || kept === value) return kept;
  setKept(value);
  return value;
};
