import type { Page } from '@playwright/test';

export interface Look {
  readonly heading: boolean;
  readonly main: boolean;
  /** Something is still on its way. */
  readonly busy: boolean;
  /** What is said at once: the texts of alerts, and of the summary that has the focus. */
  readonly said: readonly string[];
  /** Tiles, cards, the list's own card, dialogs, by their texts; those that say something went wrong, and those that wait, left out. */
  readonly parts: readonly string[];
  readonly text: string;
  readonly language: string;
}

/** What the screen shows, read in one call. */
export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const all = (selector: string, inside: ParentNode = document) => [
      ...inside.querySelectorAll<HTMLElement>(selector),
    ];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const some = (selector: string) => all(selector).some(isShown);
    const alert = '[role="alert"], [role="group"][tabindex="-1"]:focus';
    const waits = '.MuiSkeleton-root, [role="progressbar"], [aria-busy="true"]';
    const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
    const alone = all('main .MuiPaper-root, [role="dialog"], [role="alertdialog"]').filter(
      (part) => !part.querySelector(`${alert}, ${waits}`) && !part.matches(waits),
    );
    // A refused field that has the focus is read out together with what is wrong with it.
    const ofField = all('[aria-invalid="true"]:focus').flatMap((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id) ?? []),
    );
    return {
      heading: some('h1, [role="dialog"] h2, [role="alertdialog"] h2'),
      main: some('main') || document.querySelector('main') !== null,
      busy: some(waits),
      said: [...all(alert), ...ofField]
        .filter((element) => isShown(element) && element.textContent.trim() !== '')
        .map(({ innerText }) => innerText),
      parts: texts(alone),
      text: document.body.innerText,
      language: document.documentElement.lang,
    };
  });

/** What a person must never read. */
export const rubbish = /\b(NaN|undefined|null|Invalid Date)\b|\[object Object\]/;
