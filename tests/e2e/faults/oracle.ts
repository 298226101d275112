import type { Locator, Page } from '@playwright/test';
import { expect } from '../setup/fixtures';
import { isInLanguage } from './localized-texts';
import type { Stage } from './stage';

const alert = '[role="alert"], [role="group"][tabindex="-1"]:focus';
// A screen reader announces a focused invalid field with its error message.
const ofField = '.MuiFormControl-root:has([aria-invalid="true"]:focus) .MuiFormHelperText-root';
const waits = '.MuiSkeleton-root, [role="progressbar"], [aria-busy="true"]';
/** Text that users must never see. */
const unformatted = /\b(NaN|undefined|null|Invalid Date)\b|\[object Object\]/;

/** Messages that are announced at once: alerts, and the focused summary or the error of the focused field. */
export const messagesOn = (page: Page): Locator =>
  page.locator(`${alert}, ${ofField}`).filter({ visible: true, hasText: /\S/ });

/** Point 7, and the first half of point 1: there is a heading, and nothing is loading. */
export const isSettled = async (page: Page): Promise<boolean> => {
  const heading = page.locator('h1, [role="dialog"] h2, [role="alertdialog"] h2').filter({ visible: true });
  const waiting = page.locator(waits).filter({ visible: true });
  return (await heading.count()) > 0 && (await waiting.count()) === 0;
};

/** Points 1 and 9 of the oracle, which hold whenever the page shows content. The fixtures check point 2 in every journey. */
export const expectSoundScreen = async ({ page, language }: Stage): Promise<void> => {
  await expect.poll(() => isSettled(page), 'a heading, and the end of waiting').toBe(true);
  await expect.soft(page.locator('main').first(), 'a main region').toBeAttached();
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(page.locator('body')).not.toContainText(unformatted, { useInnerText: true });
};

/** Point 3: there is a message, it is announced at once, and it is in the current language. */
export const expectMessage = async ({ language }: Stage, messages: Locator): Promise<void> => {
  await expect(messages, 'something is said').not.toHaveCount(0);
  for (const text of await messages.allInnerTexts())
    expect.soft(isInLanguage(language, text), `said in ${language}: ${text}`).toBe(true);
};

/** The texts of tiles, cards, the list's card and dialogs, except those that show an error or are loading. */
export const partsOn = (page: Page): Promise<string[]> =>
  page
    .locator(':is(main .MuiPaper-root, [role="dialog"], [role="alertdialog"]):not([aria-busy="true"])')
    .filter({ hasNot: page.locator(`${alert}, ${waits}`) })
    .allTextContents();
