import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export interface Traces {
  readonly dialogs: string[];
  readonly hosts: Set<string>;
}

/** The signs that data became more than text: a dialog, or a request to another host. */
export const watchTraces = (page: Page, url: string): Traces => {
  const traces: Traces = { dialogs: [], hosts: new Set() };
  page.on('dialog', (dialog) => {
    traces.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.origin !== url) traces.hosts.add(address.host);
  });
  return traces;
};

/** What makes the page wider than the window; nothing where it fits. */
const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.map(
      (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 20)}`,
    );
    return [`${scrollWidth} px`, ...names.slice(0, 6)];
  });

/** Texts with a sign of direction after which something else of the same line follows, so that it would be turned around. */
const turnedAround = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const keepsToItself = (element: Element) => {
      const { display, unicodeBidi, position } = getComputedStyle(element);
      return (
        display !== 'inline' ||
        position === 'absolute' ||
        unicodeBidi.includes('isolate') ||
        unicodeBidi === 'plaintext'
      );
    };
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const value = text.nodeValue ?? '';
      if (!value.includes('\u202e') || value.includes('\u2069')) continue;
      let line = text.parentElement;
      while (line && !keepsToItself(line)) line = line.parentElement;
      if (!line) continue;
      const rest = document.createRange();
      rest.setStartAfter(text);
      rest.setEndAfter(line.lastChild ?? text);
      if (rest.toString().trim() !== '') found.push(`${line.tagName}: ${line.textContent.slice(0, 80)}`);
    }
    return found;
  });

/** Elements that data must never make, and addresses that it must never reach. */
const sinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *')).flatMap((element) => {
      const name = element.tagName.toLowerCase();
      const isMade =
        (name === 'script' && !element.hasAttribute('src')) || name === 'iframe' || name === 'object';
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const isOff = /^\s*(javascript|data|http):/i.test(address) && !address.startsWith(location.origin);
      const handles = Array.from(element.attributes).some((attribute) => attribute.name.startsWith('on'));
      return isMade || isOff || handles ? [`${name} ${address.slice(0, 80)}`] : [];
    }),
  );

const nonsense = /\bNaN\b|\bundefined\b|\[object |Invalid Date|Infinity|(^|\s)49(\s|$)/m;

/** What has to be true of every screen, with any data. */
export const expectHarmless = async (page: Page, name: string): Promise<void> => {
  const words = await page.locator('body').innerText();
  expect(
    {
      overflow: await overflowOf(page),
      turned: await turnedAround(page),
      sinks: await sinks(page),
      nonsense: nonsense.exec(words)?.[0] ?? null,
      crashed: words.includes('Something went wrong'),
    },
    name,
  ).toEqual({ overflow: [], turned: [], sinks: [], nonsense: null, crashed: false });
};
