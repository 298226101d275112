import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Everything that a page may keep or show beside its fields: stores, history, title, address and text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.title,
      location.href,
      window.name,
      document.cookie,
      document.body.innerText,
      await caches.keys(),
    ];
    for (const { name = '' } of await indexedDB.databases()) kept.push(name);
    return JSON.stringify(kept);
  });

export interface Traces {
  /** Notes what the page keeps now. */
  note(): Promise<void>;
  /** Addresses that were called, console lines, and what was noted. */
  found(): string;
  /** Addresses of the calls whose body holds a text. */
  sentIn(text: string): string[];
}

/** Follows a page: where it calls, what it writes and what it keeps. */
export const follow = (page: Page): Traces => {
  const lines: string[] = [];
  const bodies: { readonly path: string; readonly text: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { referer = '', cookie = '' } = request.headers();
    lines.push(request.url(), referer, cookie);
    bodies.push({ path: pathname, text: request.postData() ?? '' });
  });
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.stack ?? error.message));
  return {
    note: async () => void lines.push(await keptBy(page)),
    found: () => lines.join('\n'),
    sentIn: (text) => bodies.filter((one) => one.text.includes(text)).map(({ path }) => path),
  };
};

/** The files of a folder that hold one of these texts. */
export const filesWith = async (folder: string, texts: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const found: string[] = [];
  for (const path of paths) {
    const content = await readFile(path);
    if (texts.some((text) => content.includes(text))) found.push(path);
  }
  return found;
};
