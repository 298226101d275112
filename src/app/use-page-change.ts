import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { isAreaHandle } from './portal/area-handle';

/**
 * How long to keep the focus on the heading, in milliseconds. The heading may not be rendered yet, or belong to the
 * previous page, which drops the focus when it unmounts.
 */
const focusHoldMs = 3000;

/**
 * What counts as one page for the user: an area of one client, regardless of what its list shows and what is open
 * over it; otherwise the path.
 */
const usePageName = (): string => {
  const { pathname } = useLocation();
  const match = useMatches().find(({ handle }) => isAreaHandle(handle));
  if (!match || !isAreaHandle(match.handle)) return pathname;
  return `${match.handle.area.name} ${match.params['clientId'] ?? ''}`;
};

/**
 * A field, drawer or dialog of the new page that has taken the focus keeps it. An element that only led to the page
 * does not.
 */
const isOnPage = (element: Element) =>
  element.closest('main, [role="dialog"], form') !== null && element.closest('[data-passing]') === null;

/** Moves the focus to the page's heading, which a screen reader then reads. Stops when the focus moves elsewhere. */
const focusHeading = (): (() => void) => {
  const from = document.activeElement;
  const end = performance.now() + focusHoldMs;
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
 * Scrolls a new page to the top and focuses its heading. The focus stays where it is on the first page of a visit,
 * and when a list only shows other content.
 */
export const usePageChange = (): void => {
  const page = usePageName();
  const type = useNavigationType();
  const last = useRef(page);
  const scrollToTop = useEffectEvent(() => {
    // After Back and Forward the browser restores the scroll position.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => {
    if (last.current === page) return undefined;
    last.current = page;
    scrollToTop();
    return focusHeading();
  }, [page]);
};
