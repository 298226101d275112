import { useEffect, useState } from 'react';
import { connection } from '@lib/connection';

/** In milliseconds: 8 s after the wait began, whose first second has no spinner. */
const longMs = 7000;

/** Whether the spinner has been there for so long that a word is due. Meanwhile the banner of the connection does not say the same. */
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
