import type { Page } from '@playwright/test';
import { violationsOf } from '../violations';

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
export const faultsOf = async (page: Page): Promise<string[]> => {
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
