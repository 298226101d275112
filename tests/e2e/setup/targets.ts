import type { Page } from '@playwright/test';

/**
 * What a finger would miss: controls that are lower or narrower than 44 CSS pixels, one line for each. Links within a sentence are as
 * high as its lines (WCAG 2.2, 2.5.8, "Inline").
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="tab"]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      // What takes the finger for a field is its label or the frame around it.
      const place = control.matches('input, textarea, select')
        ? (control.closest<HTMLElement>('label, .MuiInputBase-root, .MuiButtonBase-root') ?? control)
        : control;
      const { width, height, left, right } = place.getBoundingClientRect();
      const isThere = width > 1 && height > 1 && right > 0 && left < innerWidth;
      if (!isThere || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30);
      return [`"${name}" (${control.tagName}) is ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, 44);

/** Buttons that show an icon alone and do not say in a tooltip what they do. */
export const wordlessButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((button) => {
      const isIcon = button.querySelector('svg') !== null && button.innerText.trim() === '';
      if (!isIcon || !button.checkVisibility({ visibilityProperty: true })) return [];
      const says =
        button.closest('[data-tooltip], [title]') ?? button.querySelector('[data-tooltip], [title]');
      return says ? [] : [`"${button.getAttribute('aria-label') ?? ''}" has no tooltip`];
    }),
  );
