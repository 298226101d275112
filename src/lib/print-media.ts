import { useSyncExternalStore } from 'react';

const printEvents = ['beforeprint', 'afterprint'];

let isPrinting = false;
const onPrintEvent = ({ type }: Event) => {
  isPrinting = type === 'beforeprint';
};
// Tests load parts of the portal without a window.
if ('document' in globalThis) for (const moment of printEvents) addEventListener(moment, onPrintEvent);

const subscribe = (notify: () => void) => {
  for (const moment of printEvents) addEventListener(moment, notify);
  return () => {
    for (const moment of printEvents) removeEventListener(moment, notify);
  };
};

/** Whether the page is being printed. React renders the change before the browser captures the page. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** A `matchMedia` whose results stay those of the window while the page is printed. */
const matchWindow = (query: string): MediaQueryList => {
  const list = matchMedia(query);
  const windowQuery = matchMedia(query);
  let lastMatches = windowQuery.matches;
  const get = () => (isPrinting ? lastMatches : (lastMatches = windowQuery.matches));
  return Object.defineProperty(list, 'matches', { get });
};

/**
 * Options of `useMediaQuery` for components that must not change while the page is printed: the browser then matches
 * media queries against the paper. The query is read on the first render, because a first paint with the wrong result
 * would cause a layout shift.
 */
export const windowMedia = { noSsr: true, matchMedia: matchWindow };
