import type { Locator, Page } from '@playwright/test';
import type enCharts from '@locales/en/charts';
import type enErrors from '@locales/en/errors';
import type enTools from '@locales/en/tools';
import type { Look } from './look';
import { common, wordsOf, type Language } from './spoken';
import type { Stage } from './stage';

/** Something is there, and nothing more is to come. */
export const settled = (look: Look): boolean => look.heading && !look.busy;

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const again = (language: Language): string[] => [
  common[language].tryAgain,
  wordsOf<typeof enCharts>(language, 'charts').retry,
  wordsOf<typeof enErrors>(language, 'errors').error.reload,
  wordsOf<typeof enTools>(language, 'tools').export.again,
];

/** The one press on the screen that a failure offers, once or twice in a row. */
export const pressAgain = async ({ page, language }: Stage, twice = false): Promise<void> => {
  const name = new RegExp(`^(${again(language).join('|')})`);
  // A page that is nothing but the failure has its ways on beside the words.
  const inside = page.getByRole('alert').getByRole('button', { name });
  const wanted = ((await inside.count()) > 0 ? inside : page.getByRole('button', { name })).first();
  if (twice) await wanted.dblclick();
  else await wanted.click();
};
