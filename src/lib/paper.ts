import { useSyncExternalStore } from 'react';

const moments = ['beforeprint', 'afterprint'];

let isPrinting = false;
const note = ({ type }: Event) => {
  isPrinting = type === 'beforeprint';
};
// Tests load parts of the portal where there is no window.
if ('document' in globalThis) for (const moment of moments) addEventListener(moment, note);

const subscribe = (notify: () => void) => {
  for (const moment of moments) addEventListener(moment, notify);
  return () => {
    for (const moment of moments) removeEventListener(moment, notify);
  };
};

/** Whether the page is being printed. React draws what it changes before the browser takes the page. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** `matchMedia` that goes on answering for the window while the page is printed. */
const matchWindow = (query: string): MediaQueryList => {
  const list = matchMedia(query);
  const asked = matchMedia(query);
  let seen = asked.matches;
  const get = () => (isPrinting ? seen : (seen = asked.matches));
  return Object.defineProperty(list, 'matches', { get });
};

/**
 * Options of `useMediaQuery` for what must not become another part while it is printed: the browser answers queries with the width of the
 * paper then. Read at the first drawing, because a first paint in the wrong form would be a jump.
 */
export const windowMedia = { noSsr: true, matchMedia: matchWindow };
