import type { Page } from '@playwright/test';

/** Keeps, in order, the texts of the page's live regions: each text once per change. Call it before the page is opened. */
export const listenTo = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => {
      const last = new WeakMap<Element, string>();
      const look = () => {
        for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
          const text = region.textContent.trim();
          if (last.get(region) === text) continue;
          last.set(region, text);
          if (text) heard.push(`${region.getAttribute('role') ?? ''}: ${text}`);
        }
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      look();
    };
    listen();
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
};
