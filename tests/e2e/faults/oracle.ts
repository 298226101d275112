import type { Locator, Page } from '@playwright/test';
import { expect } from '../setup/fixtures';
import { isSaidIn } from './spoken';
import type { Stage } from './stage';

const alert = '[role="alert"], [role="group"][tabindex="-1"]:focus';
// A refused field that has the focus is read out together with what is wrong with it.
const ofField = '.MuiFormControl-root:has([aria-invalid="true"]:focus) .MuiFormHelperText-root';
const waits = '.MuiSkeleton-root, [role="progressbar"], [aria-busy="true"]';
/** What a person must never read. */
const rubbish = /\b(NaN|undefined|null|Invalid Date)\b|\[object Object\]/;

/** What is said at once: alerts, and the summary or the field that has the focus. */
export const saidOn = (page: Page): Locator =>
  page.locator(`${alert}, ${ofField}`).filter({ visible: true, hasText: /\S/ });

/** Point 7, and the first half of point 1: there is a heading, and nothing more is to come. */
export const isSettled = async (page: Page): Promise<boolean> => {
  const heading = page.locator('h1, [role="dialog"] h2, [role="alertdialog"] h2').filter({ visible: true });
  const waiting = page.locator(waits).filter({ visible: true });
  return (await heading.count()) > 0 && (await waiting.count()) === 0;
};

/** Points 1 and 9 of the oracle, which hold at any moment after the page has something to show; point 2 is looked at by every journey. */
export const isSound = async ({ page, language }: Stage): Promise<void> => {
  await expect.poll(() => isSettled(page), 'a heading, and the end of waiting').toBe(true);
  await expect.soft(page.locator('main').first(), 'a main region').toBeAttached();
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(page.locator('body')).not.toContainText(rubbish, { useInnerText: true });
};

/** Point 3: in words, of the language in use, read out at once. */
export const isTold = async ({ language }: Stage, said: Locator): Promise<void> => {
  await expect(said, 'something is said').not.toHaveCount(0);
  for (const text of await said.allInnerTexts())
    expect.soft(isSaidIn(language, text), `said in ${language}: ${text}`).toBe(true);
};

/** Tiles, cards, the list's own card, dialogs, by their texts; those that say something went wrong, and those that wait, left out. */
export const partsOn = (page: Page): Promise<string[]> =>
  page
    .locator(':is(main .MuiPaper-root, [role="dialog"], [role="alertdialog"]):not([aria-busy="true"])')
    .filter({ hasNot: page.locator(`${alert}, ${waits}`) })
    .allTextContents();
