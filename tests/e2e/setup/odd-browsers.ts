import type { BrowserContext } from '@playwright/test';

/** What a browser does whose person refuses all storage. */
export const refuseStorage = (): void => {
  const refused = {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    set: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, refused);
  Object.defineProperty(document, 'cookie', refused);
};

/** A network that lets a browser call this address and no other. Answers what else was called. */
export const refuseOthers = async (context: BrowserContext, url: string): Promise<readonly string[]> => {
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
