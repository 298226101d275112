import type { Page } from '@playwright/test';
import { violationsOf } from '@tests/helpers/axe.mjs';
import { smallTargets } from './targets';

export { violationsOf };

/** By how many CSS pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns layout faults, one line each: a page wider than the window, texts that are cut off without an ellipsis, and
 * buttons that are so narrow that their label takes more than two lines.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    /** The name of the story case that contains an element, followed by a colon; empty elsewhere. */
    const caseOf = (element: Element) => {
      const name = element.closest('[data-case]')?.getAttribute('data-case');
      return name ? `${name}: ` : '';
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const own = text.parentElement;
      const value = text.nodeValue?.trim() ?? '';
      if (!own || value === '' || own.closest('script, style, noscript, option, svg') || !isForEyes(own))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      if (lines.size > 2 && own.closest('.MuiButton-root'))
        faults.push(`${caseOf(own)}"${value}" takes ${lines.size} lines`);
      for (let place: Element | null = own; place; place = place.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(place);
        // Visually hidden on purpose, or scrollable.
        if (place.getBoundingClientRect().width <= 1 || overflowX === 'auto' || overflowX === 'scroll') break;
        const edge = place.getBoundingClientRect();
        const isWide = overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1);
        const isHigh = overflowY !== 'visible' && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
        // Long data may end in an ellipsis. The portal's own texts must fit, and grid columns are as wide as their chips.
        const isDotted = (textOverflow === 'ellipsis' && isWide && !isHigh) || webkitLineClamp !== 'none';
        if (isDotted && !own.closest('.MuiDataGrid-cell .cell-chip')) break;
        if (isWide || isHigh) {
          faults.push(`${caseOf(own)}"${value.slice(0, 40)}" is cut off`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return faults;
  });

/** Returns words of 2 to 12 letters that are broken over two lines, one line each. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const word = /(?<!\S)\(?[\p{L}\p{N}_]{2,12}\)?(?!\S)/gu;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(word)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`"${found}" is broken`);
      }
    }
    return broken;
  });

/** Returns all faults of a screen, one line each: accessibility, layout, broken words and, on a phone, small touch targets. */
export const screenFaults = async (page: Page): Promise<string[]> => [
  ...(await violationsOf(page)),
  ...(await layoutFaults(page)),
  ...(await brokenWords(page)),
  ...((page.viewportSize()?.width ?? 0) < 600 ? await smallTargets(page) : []),
];

/**
 * The themes and sizes in which every screen is checked. Each uses a new profile: a headless page may keep its old
 * rendering after a resize.
 */
export const screenVariants = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;
