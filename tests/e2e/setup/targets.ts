import type { Page } from '@playwright/test';

/**
 * Returns the touch targets that are too small, one line each: controls that take no touch 17 CSS pixels from their
 * center. Controls are 44 by 44; those in table rows may share the outer 4 with their neighbours. Skips links within a
 * sentence, which are as high as its lines (WCAG 2.2, 2.5.8, "Inline"), and the tables of charts, which only appear for
 * the keyboard. A temporary notice may cover a part of a control for some seconds.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = 17;
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="tab"]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    const isNotice = (x: number, y: number) =>
      Boolean(document.elementFromPoint(x, y)?.closest('body > slot'));
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const isSeen =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled') &&
        !isInSentence(control) &&
        !control.closest('table');
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { width, height, left, top } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down);
        const label = hit?.closest('label, .MuiInputBase-root');
        return hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(control));
      };
      const isThere = isSeen && width > 1 && height > 1 && hits(0, 0);
      const fits = [
        [reach, 0],
        [-reach, 0],
        [0, reach],
        [0, -reach],
      ].every(([right = 0, down = 0]) => hits(right, down) || isNotice(x + right, y + down));
      if (!isThere || fits) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30);
      return [
        `"${name}" (${control.tagName}) takes no touch around it: ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  });
