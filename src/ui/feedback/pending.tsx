import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from './spinner';

/** In milliseconds: how long a wait stays unmentioned, and how long the spinner stays once it is there. */
const pendingDelayMs = 1000;
const pendingMinimumMs = 500;

/** Whether a wait is to be shown: only after a second, and then for half a second at least, so nothing flickers. */
const usePending = (waiting: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (waiting === shown) return undefined;
    const left = waiting ? pendingDelayMs : Math.max(0, since.current + pendingMinimumMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, left);
    return () => clearTimeout(timer);
  }, [waiting, shown]);

  return shown;
};

interface PendingProps {
  /** True while another page is on its way. */
  readonly active: boolean;
  readonly fill?: 'page' | 'area';
  /** What is there meanwhile; it stays for the first second and keeps its state behind the spinner. */
  readonly children?: ReactNode;
}

/** A wait as the portal shows it; around a page, or without children as the fallback of a lazy part. */
export const Pending = ({ active, fill = 'area', children }: PendingProps) => {
  const shown = usePending(active);
  return (
    <>
      {shown && <Spinner fill={fill} />}
      {children !== undefined && (
        <Box aria-busy={active} sx={{ display: shown ? 'none' : 'contents' }}>
          {children}
        </Box>
      )}
    </>
  );
};
