import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@lib/connection';

/** In milliseconds: 8 s after the wait began, whose first second has no spinner. */
const longMs = 7000;

/** Whether the spinner has been there for so long that a word is due. Meanwhile the banner of the connection does not say the same. */
const useLongWait = (): boolean => {
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

interface SpinnerProps {
  /** page: centred in the window; area: in what is left of its place. */
  readonly fill?: 'page' | 'area';
}

/** The centred green spinner, 40 px. Show it through `Pending`, which knows when. */
export const Spinner = ({ fill = 'area' }: SpinnerProps) => {
  const { t } = useTranslation('common');
  const isLong = useLongWait();
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        minHeight: fill === 'page' ? '100dvh' : 'min(480px, 60dvh)',
      }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, color: 'text.secondary' }}>
        <CircularProgress size={40} thickness={4} aria-label={t('loading')} />
        {isLong && <span>{t('stillWorking')}</span>}
      </Box>
    </Box>
  );
};

/** In milliseconds: how long a wait stays unmentioned, and how long the spinner stays once it is there. */
const pendingDelayMs = 1000;
const pendingMinimumMs = 500;

type Place = 'instead' | 'over';

/** Where a wait is to be shown, if at all: only after a second, and then for half a second at least, so nothing flickers. */
const usePending = (waiting: Place | null): Place | null => {
  const [shown, setShown] = useState<Place | null>(null);
  const since = useRef(0);

  // Before the page is drawn: a timer that ends between the page and a later effect would hide the page that has just come.
  useLayoutEffect(() => {
    if ((waiting === null) === (shown === null)) return undefined;
    const left = waiting ? pendingDelayMs : Math.max(0, since.current + pendingMinimumMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, left);
    return () => clearTimeout(timer);
  }, [waiting, shown]);

  return shown;
};

/** Nothing below it is kept from the pointer or the focus. */
const over = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& > [role="status"]': {
    width: 'auto',
    minHeight: 0,
    p: 3,
    borderRadius: '12px',
    bgcolor: 'background.paper',
    boxShadow: 8,
  },
} as const;

interface PendingProps {
  /** True while another page is on its way. */
  readonly active: boolean;
  /** What is on its way lies over this page (a dialog, a drawer): the page stays, with the focus where it is. */
  readonly isOver?: boolean;
  readonly fill?: 'page' | 'area';
  /** What is there meanwhile; it stays for the first second and keeps its state behind the spinner. */
  readonly children?: ReactNode;
}

/** A wait as the portal shows it; around a page, or without children as the fallback of a lazy part. */
export const Pending = ({ active, isOver = false, fill = 'area', children }: PendingProps) => {
  const shown = usePending(active ? (isOver ? 'over' : 'instead') : null);
  return (
    <>
      {shown && (
        <Box sx={shown === 'over' ? over : { display: 'contents' }}>
          <Spinner fill={fill} />
        </Box>
      )}
      {children !== undefined && (
        <Box aria-busy={active || shown !== null} sx={{ display: shown === 'instead' ? 'none' : 'contents' }}>
          {children}
        </Box>
      )}
    </>
  );
};
