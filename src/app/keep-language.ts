import { languageOf } from '@lib/i18n';

/** A path of the public pages in the language that the present address asks for. */
export const keepLanguage = (path: string, address: string): string => {
  const language = languageOf(new URL(address).searchParams.get('lang'));
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};
