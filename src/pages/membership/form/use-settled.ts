import { useEffect, useState } from 'react';

/** A text that is to be read out: empty at first, and changed only when it stayed the same for so many milliseconds. */
export const useSettled = (text: string, delay: number): string => {
  const [initial] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (settled === '' && text === initial) return undefined;
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, initial, settled, delay]);
  return settled;
};
