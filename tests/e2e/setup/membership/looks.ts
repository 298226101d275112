import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import { type NewVisit } from '../fixtures';
import { layoutFaults, screenFaults } from '../violations';
import { walkOn } from './walk';
import type { Language } from './words';

/** The faults of the present screen, on a phone also where a narrower one cuts it. */
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

export interface Look {
  readonly language: Language;
  readonly onPhone: ColorScheme;
  readonly onDesk: ColorScheme;
}

/** Every language on every width, and in either mode. A state that one look sees on the phone is seen on a desk by the other. */
export const looks: readonly Look[] = [
  { language: 'en', onPhone: 'light', onDesk: 'dark' },
  { language: 'es', onPhone: 'dark', onDesk: 'light' },
];

/** Until colours have changed to what they become. */
const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** A page to look at, and what was found on it, by state. */
export const startLook = async (newVisit: NewVisit, { language, onPhone, onDesk }: Look) => {
  const small = { width: 360, height: 740 };
  const { page } = await newVisit({ viewport: small, colorScheme: onPhone });
  let visits = 0;
  let states = 0;
  const faults: Record<string, string[]> = {};
  const look = async (state: string) => {
    await untilDrawn(page);
    const found = await faultsOf(page);
    if (found.length > 0) faults[state] = found;
  };
  return {
    page,
    faults,
    walk: walkOn({ page, language }),
    /** Looks at a state on the phone or, as it stands, on a desk in the other mode: in turn, or both in a full run. */
    check: async (state: string) => {
      const isOnPhone = states % 2 === looks.findIndex((one) => one.language === language);
      states += 1;
      if (isFull || isOnPhone) await look(`${state}, phone`);
      if (!isFull && isOnPhone) return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: onDesk });
      await look(`${state}, desk`);
      await page.setViewportSize(small);
      await page.emulateMedia({ colorScheme: onPhone });
    },
    /** Begins anew: by another link each time, or the entry of the history would be remembered. */
    open: (search = '') => {
      visits += 1;
      return page.goto(`/thepactform?id=${visits}&lang=${language}${search}`);
    },
  };
};
