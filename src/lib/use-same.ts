import { useState } from 'react';

/** The earlier of two values that say the same, so that what depends on it stays as it is. For plain data. */
export const useSame = <T extends object>(value: T): T => {
  const [kept, setKept] = useState(value);
  if (kept === value) return kept;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
};

/** The value of before as long as the next is on its way. */
export const useKept = <T extends object | string>(value: T, waits: boolean): T => {
  const [kept, setKept] = useState(value);
  if (waits || kept === value) return kept;
  setKept(value);
  return value;
};
