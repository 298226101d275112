import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@lib/connection';

/** In milliseconds: 8 s after loading began, because the spinner appears after 1 s. */
const longWaitMs = 7000;

/**
 * Whether the spinner has been shown so long that it needs a text. Meanwhile the connection banner does not show the
 * same text.
 */
const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const unsilence = connection.silence();
    const timer = setTimeout(() => setLong(true), longWaitMs);
    return () => {
      clearTimeout(timer);
      unsilence();
    };
  }, []);
  return isLong;
};

interface SpinnerProps {
  /** page: centered in the window; area: centered in the area. */
  readonly fill?: 'page' | 'area';
}

/** The centered green spinner, 40 px. Use `Pending`, which shows it at the right time. */
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

/** In milliseconds: the delay before the spinner, and the minimum time that it is shown. */
const pendingDelayMs = 1000;
const pendingMinimumMs = 500;

type Place = 'instead' | 'over';

/**
 * Returns where to show the spinner, if at all: only after a second, and then for at least half a second, so that
 * nothing flickers.
 */
const usePending = (waiting: Place | null): Place | null => {
  const [shown, setShown] = useState<Place | null>(null);
  const since = useRef(0);

  // A layout effect: a timer that ends between the paint and a later effect would hide the page that has just loaded.
  useLayoutEffect(() => {
    if ((waiting === null) === (shown === null)) return undefined;
    const delayMs = waiting
      ? pendingDelayMs
      : Math.max(0, since.current + pendingMinimumMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [waiting, shown]);

  return shown;
};

/** The elements below stay clickable and focusable. */
const overlayStyle = {
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
  /** Whether another page is loading. */
  readonly active: boolean;
  /** The loading page opens over the current one (a dialog, a drawer): the current page stays, and keeps the focus. */
  readonly isOver?: boolean;
  readonly fill?: 'page' | 'area';
  /** Shown while loading. It stays visible for the first second and keeps its state behind the spinner. */
  readonly children?: ReactNode;
}

/** The loading state of the portal. Wraps a page, or is the fallback of a lazy component if it has no children. */
export const Pending = ({ active, isOver = false, fill = 'area', children }: PendingProps) => {
  const shown = usePending(active ? (isOver ? 'over' : 'instead') : null);
  return (
    <>
      {shown && (
        <Box sx={shown === 'over' ? overlayStyle : { display: 'contents' }}>
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
