import { useEffect, useState, type ComponentType } from 'react';
import { fetchedAtRest } from '@lib/on-demand';
import type { Hint, TooltipsProps } from './tooltip';

let Tooltips: ComponentType<TooltipsProps> | undefined;
const fetchCode = fetchedAtRest(async () => (Tooltips = (await import('./tooltip')).Tooltips));

/** What may open a tooltip. A touch opens it when it lasts. */
const openers = ['mouseover', 'focusin', 'touchstart'] as const;

/** Values that end in dots where they have no room. */
const values = '.cell-text, .record-link, .count-link, .cell-chip > span, .header-text';

/** What takes the focus for the value in it. */
const holders = '.MuiDataGrid-cell, .MuiDataGrid-columnHeader';

/** Buttons and links with a name of their own, which is their tooltip where they show nothing but an icon. The browser says a `title`. */
const named = ':is(button, a, [role="button"])[aria-label]:not([title])';

/** What an icon means; '' where words or figures stand beside it. */
const iconName = (anchor: HTMLElement): string =>
  anchor.matches(named) && anchor.textContent.trim() === '' ? (anchor.getAttribute('aria-label') ?? '') : '';

/**
 * What an element says as its tooltip: its own words, those of the value in a cell, a value in it that is cut, whole, or the name of its
 * icon.
 */
const textOf = (anchor: HTMLElement): string => {
  const own = anchor.matches(holders)
    ? anchor.querySelector<HTMLElement>('.cell-text[data-tooltip]')
    : anchor;
  const cut = [anchor, ...anchor.querySelectorAll(values)].find(
    (one) =>
      one.matches(values) && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
  );
  return own?.dataset['tooltip'] ?? cut?.textContent ?? iconName(anchor);
};

/** The element that the event is about and that has a tooltip. In a grid the cell stands for its value, because it takes the focus. */
const anchorOf = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const anchor = ['[data-tooltip]', named, holders, values]
    .map((one) => target.closest<HTMLElement>(one))
    .find((one) => one !== null && textOf(one) !== '');
  return anchor ?? null;
};

/**
 * The tooltips of the page. A button of an icon alone says its name. An element says its own as `data-tooltip`, on which side as
 * `data-tooltip-placement` (below it unless it says so), and in which language, where it is another, as `lang`. A value that is cut says
 * itself whole. MUI's `Tooltip` and what places it come when the page rests, or for the first element that asks. What a tooltip says is the
 * name of its button, too: where the code cannot be fetched there are none.
 */
export const TooltipHost = () => {
  // The one that opens, and the one before it, which may still be closing.
  const [hints, setHints] = useState<readonly Hint[]>([]);
  useEffect(() => {
    // Never the same again: one that comes as another goes would take over what that one says.
    let key = 0;
    const show = (anchor: HTMLElement, event: Event) => {
      key += 1;
      const hint: Hint = { key, anchor, event, textOf };
      setHints((shown) => (shown.some((one) => one.anchor === anchor) ? shown : [...shown.slice(-1), hint]));
    };
    const onOpener = (event: Event) => {
      const anchor = anchorOf(event);
      if (!anchor) return;
      if (Tooltips) {
        show(anchor, event);
        return;
      }
      // A finger may be gone by then.
      let isLifted = false;
      for (const end of ['touchend', 'touchcancel'])
        anchor.addEventListener(end, () => (isLifted = true), { once: true, passive: true });
      fetchCode().then(
        () => isLifted || show(anchor, event),
        () => undefined,
      );
    };
    for (const opener of openers) document.addEventListener(opener, onOpener, { passive: true });
    return () => {
      for (const opener of openers) document.removeEventListener(opener, onOpener);
    };
  }, []);
  const drop = (gone: Hint) => setHints((shown) => shown.filter((hint) => hint !== gone));
  return Tooltips && hints.length > 0 ? <Tooltips hints={hints} onGone={drop} /> : null;
};
