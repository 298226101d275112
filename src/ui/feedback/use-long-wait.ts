import { useEffect, useState } from 'react';
import { connection } from '@lib/connection';

/** In milliseconds: 8 s after the wait began, whose first second nobody mentions. */
const longMs = 7000;

/** Whether the spinner has been there for so long that a word is due. Meanwhile nobody else says the same. */
export const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const unsilence = connection.silence();
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      unsilence();
    };
  }, []);
  return isLong;
};
