import { createContext, useContext, useEffect, useMemo, useRef } from 'react';

/** Fetches the code and the data behind an address of the portal. Never rejects. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** How long the pointer or the focus rests on a link before its target is fetched. */
const delayMs = 50;

export interface PrefetchHandlers {
  readonly onMouseEnter: () => void;
  readonly onFocus: () => void;
  readonly onMouseLeave: () => void;
  readonly onBlur: () => void;
}

/** Handlers for a link: its target is fetched when the user is about to press it. */
export const usePrefetchOnIntent = (path: string): PrefetchHandlers => {
  const prefetch = useContext(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    const start = () => {
      stop();
      timer.current = setTimeout(() => prefetch(path), delayMs);
    };
    return { onMouseEnter: start, onFocus: start, onMouseLeave: stop, onBlur: stop };
  }, [path, prefetch]);
};
