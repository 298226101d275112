import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import { type NewVisit } from '../fixtures';
import { layoutFaults, screenFaults } from '../violations';
import { walkOn } from './walk';
import type { Language } from './words';

/** Returns the faults of the current screen; on a phone, also the layout faults at 320 px. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const found = await screenFaults(page);
  const size = page.viewportSize()!;
  if (size.width > 400) return found;
  await page.setViewportSize({ ...size, width: 320 });
  found.push(...(await layoutFaults(page)).map((fault) => `at 320 px ${fault}`));
  await page.setViewportSize(size);
  return found;
};

type ColorScheme = 'light' | 'dark';

export interface ScreenVariant {
  readonly language: Language;
  readonly onPhone: ColorScheme;
  readonly onDesk: ColorScheme;
}

/**
 * Every language at both widths and in both modes. A state that one look checks on a phone is checked on a desktop by
 * the other.
 */
export const screenVariants: readonly ScreenVariant[] = [
  { language: 'en', onPhone: 'light', onDesk: 'dark' },
  { language: 'es', onPhone: 'dark', onDesk: 'light' },
];

/** Waits until color transitions have finished. */
const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Opens a page and collects its faults by state. */
export const startScreenCheck = async (newVisit: NewVisit, { language, onPhone, onDesk }: ScreenVariant) => {
  const small = { width: 360, height: 740 };
  const { page } = await newVisit({ viewport: small, colorScheme: onPhone });
  let visits = 0;
  let states = 0;
  const faults: Record<string, string[]> = {};
  const checkState = async (state: string) => {
    await untilDrawn(page);
    const found = await faultsOf(page);
    if (found.length > 0) faults[state] = found;
  };
  return {
    page,
    faults,
    walk: walkOn({ page, language }),
    /**
     * Checks a state on a phone or, without a reload, on a desktop in the other mode. States alternate; a full run
     * checks both.
     */
    check: async (state: string) => {
      const isOnPhone = states % 2 === screenVariants.findIndex((one) => one.language === language);
      states += 1;
      if (isFull || isOnPhone) await checkState(`${state}, phone`);
      if (!isFull && isOnPhone) return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: onDesk });
      await checkState(`${state}, desk`);
      await page.setViewportSize(small);
      await page.emulateMedia({ colorScheme: onPhone });
    },
    /**
     * Starts again with a different link each time: the same link would be a reload, which keeps the step in the
     * history entry.
     */
    open: (search = '') => {
      visits += 1;
      return page.goto(`/thepactform?id=${visits}&lang=${language}${search}`);
    },
  };
};
