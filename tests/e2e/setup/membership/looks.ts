import type { Page } from '@playwright/test';
import { isFull } from '@tests/helpers/scale';
import { type NewVisit } from '../fixtures';
import { violationsOf } from '../violations';
import { walkOn } from './walk';
import type { Language } from './words';

/** What is wider than the window. */
const sideways = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    (wide) =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? [`scrolls sideways at ${wide}`]
        : [],
    width,
  );

/** What can be pressed and is smaller than a fingertip. A link in a sentence is as high as its line (WCAG 2.5.8). */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('button, a[href], input, select')) {
      const isInText = element.tagName === 'A' && ['P', 'LI'].includes(element.parentElement?.tagName ?? '');
      const target = element.matches('[type=radio], [type=checkbox]')
        ? (element.closest('label') ?? element)
        : (element.closest('.MuiInputBase-root') ?? element);
      const { width, height } = target.getBoundingClientRect();
      if (!isInText && width > 0 && (height < 43.5 || width < 43.5))
        found.push(`target ${width} x ${height}: ${element.tagName} ${element.innerText} ${element.id}`);
    }
    return found;
  });

/** The faults of the present screen: accessibility, width, and on a phone the size of what is pressed. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const found = await violationsOf(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  found.push(...(await sideways(page, size.width)));
  if (size.width > 400) return found;
  found.push(...(await small(page)));
  await page.setViewportSize({ ...size, width: 320 });
  found.push(...(await sideways(page, 320)));
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
