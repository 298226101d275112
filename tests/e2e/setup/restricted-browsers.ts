import type { BrowserContext } from '@playwright/test';

/** Makes the page behave like a browser that blocks all storage. */
export const blockStorage = (): void => {
  const blocked = {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    set: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, blocked);
  Object.defineProperty(document, 'cookie', blocked);
};

/** Blocks requests to every origin but this one. Returns the list of blocked addresses, which grows as they are requested. */
export const blockOtherOrigins = async (context: BrowserContext, url: string): Promise<readonly string[]> => {
  const asked: string[] = [];
  await context.route(
    (address) => address.origin !== url,
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
};
