import { useSyncExternalStore } from 'react';

const moments = ['beforeprint', 'afterprint'];

let isPrinting = false;
const note = ({ type }: Event) => {
  isPrinting = type === 'beforeprint';
};
// Tests load parts of the portal without a window.
if ('document' in globalThis) for (const moment of moments) addEventListener(moment, note);

const subscribe = (notify: () => void) => {
  for (const moment of moments) addEventListener(moment, notify);
  return () => {
    for (const moment of moments) removeEventListener(moment, notify);
  };
};

/** Whether the page is being printed. React renders the change before the browser captures the page. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** A `matchMedia` whose results stay those of the window while the page is printed. */
const matchWindow = (query: string): MediaQueryList => {
  const list = matchMedia(query);
  const asked = matchMedia(query);
  let seen = asked.matches;
  const get = () => (isPrinting ? seen : (seen = asked.matches));
  return Object.defineProperty(list, 'matches', { get });
};

/**
 * Options of `useMediaQuery` for components that must not change while the page is printed: the browser then matches
 * media queries against the paper. The query is read on the first render, because a first paint with the wrong result
 * would cause a layout shift.
 */
export const windowMedia = { noSsr: true, matchMedia: matchWindow };
