import { languageOf } from '@lib/i18n';

/** Redirects to the user's start page after a login. It has no screen. */
export const startPath = '/start';

export const getTheAppPath = '/get-the-app';

/** Returns a path of the public pages with the language of the given address. */
export const withLanguage = (path: string, address: string): string => {
  const language = languageOf(new URL(address).searchParams.get('lang'));
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};

/** Returns the address of the login that leads back to this address. */
export const loginAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  const back = pathname + search + hash;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`;
};
