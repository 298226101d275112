import { useEffect, useState, type ComponentType } from 'react';
import { preloadWhenIdle } from '@lib/on-demand';
import type { Hint, TooltipsProps } from './tooltip';

let Tooltips: ComponentType<TooltipsProps> | undefined;
const fetchCode = preloadWhenIdle(async () => (Tooltips = (await import('./tooltip')).Tooltips));

/** The events that open a tooltip. A touch opens it on long press. */
const openEvents = ['mouseover', 'focusin', 'touchstart'] as const;

/** Values that are truncated with an ellipsis if they do not fit. */
const truncatableSelector = '.cell-text, .record-link, .count-link, .cell-chip > span, .header-text';

/** Elements that take the focus for the value inside them. */
const focusTargetSelector = '.MuiDataGrid-cell, .MuiDataGrid-columnHeader';

/**
 * Buttons and links with an accessible name. If they show only an icon, the name is their tooltip. The browser shows
 * a `title` itself.
 */
const namedControlSelector = ':is(button, a, [role="button"])[aria-label]:not([title])';

/** Returns the name of an icon button; '' if it also shows text. */
const iconName = (anchor: HTMLElement): string =>
  anchor.matches(namedControlSelector) && anchor.textContent.trim() === ''
    ? (anchor.getAttribute('aria-label') ?? '')
    : '';

/**
 * Returns an element's tooltip: its own text, the text of the value in a cell, the full text of a truncated value
 * inside it, or the name of its icon.
 */
const textOf = (anchor: HTMLElement): string => {
  const own = anchor.matches(focusTargetSelector)
    ? anchor.querySelector<HTMLElement>('.cell-text[data-tooltip]')
    : anchor;
  const truncated = [anchor, ...anchor.querySelectorAll(truncatableSelector)].find(
    (one) =>
      one.matches(truncatableSelector) &&
      (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
  );
  return own?.dataset['tooltip'] ?? truncated?.textContent ?? iconName(anchor);
};

/** Returns the element of the event that has a tooltip. In a grid it is the cell, because the cell takes the focus. */
const anchorOf = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const anchor = ['[data-tooltip]', namedControlSelector, focusTargetSelector, truncatableSelector]
    .map((one) => target.closest<HTMLElement>(one))
    .find((one) => one !== null && textOf(one) !== '');
  return anchor ?? null;
};

/**
 * The tooltips of the page. A button with only an icon shows its name. Other elements set their text with
 * `data-tooltip`, the side with `data-tooltip-placement` (default: below) and a different language with `lang`. A
 * truncated value shows its full text. MUI's `Tooltip` and its positioning code load when the page is idle, or with
 * the first tooltip. A button's tooltip is its accessible name too, so nothing is lost if the code cannot be loaded.
 */
export const TooltipHost = () => {
  // The tooltip that opens, and the previous one, which may still be closing.
  const [hints, setHints] = useState<readonly Hint[]>([]);
  useEffect(() => {
    // Keys are unique: with a reused key, a new tooltip would take over the text of the one that closes.
    let key = 0;
    const show = (anchor: HTMLElement, event: Event) => {
      key += 1;
      const hint: Hint = { key, anchor, event, textOf };
      setHints((shown) => (shown.some((one) => one.anchor === anchor) ? shown : [...shown.slice(-1), hint]));
    };
    const onOpenEvent = (event: Event) => {
      const anchor = anchorOf(event);
      if (!anchor) return;
      if (Tooltips) {
        show(anchor, event);
        return;
      }
      // The touch may have ended by then.
      let hasTouchEnded = false;
      for (const end of ['touchend', 'touchcancel'])
        anchor.addEventListener(end, () => (hasTouchEnded = true), { once: true, passive: true });
      fetchCode().then(
        () => hasTouchEnded || show(anchor, event),
        () => undefined,
      );
    };
    for (const openEvent of openEvents) document.addEventListener(openEvent, onOpenEvent, { passive: true });
    return () => {
      for (const openEvent of openEvents) document.removeEventListener(openEvent, onOpenEvent);
    };
  }, []);
  const removeHint = (removed: Hint) => setHints((shown) => shown.filter((hint) => hint !== removed));
  return Tooltips && hints.length > 0 ? <Tooltips hints={hints} onGone={removeHint} /> : null;
};
