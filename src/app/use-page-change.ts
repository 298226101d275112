import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { isAreaHandle } from './portal/area-handle';

/**
 * How long the heading is looked after, in milliseconds: it may not be drawn yet, or belong to the page before, which takes the focus
 * along when it goes.
 */
const patienceMs = 3000;

/** What a person takes for one page: an area of one client, no matter what its list shows and what lies over it; else the path. */
const usePageName = (): string => {
  const { pathname } = useLocation();
  const match = useMatches().find(({ handle }) => isAreaHandle(handle));
  if (!match || !isAreaHandle(match.handle)) return pathname;
  return `${match.handle.area.name} ${match.params['clientId'] ?? ''}`;
};

/** A field, drawer or dialog of the new page that took the focus itself keeps it; one that only led to it does not. */
const isOnPage = (element: Element) =>
  element.closest('main, [role="dialog"], form') !== null && element.closest('[data-passing]') === null;

/** Moves the focus to the page's heading, which a screen reader then reads. Ends by itself when the focus goes elsewhere. */
const focusHeading = (): (() => void) => {
  const from = document.activeElement;
  const end = performance.now() + patienceMs;
  let frame = 0;
  let focused: Element | null = null;
  const attempt = () => {
    const now = document.activeElement;
    const isOurs = now === null || now === document.body || now === focused;
    if (!isOurs && (now !== from || isOnPage(now))) return;
    const heading = document.querySelector('h1');
    if (heading && heading !== now) {
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus({ preventScroll: true });
      focused = heading;
    }
    if (performance.now() < end) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
};

/**
 * Another page begins at its top, with the focus on its heading. The first page of a visit and a list that only shows something else
 * leave the focus where it is.
 */
export const usePageChange = (): void => {
  const page = usePageName();
  const type = useNavigationType();
  const last = useRef(page);
  const arrive = useEffectEvent(() => {
    // After Back and Forward the browser knows where the page stood.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => {
    if (last.current === page) return undefined;
    last.current = page;
    arrive();
    return focusHeading();
  }, [page]);
};
