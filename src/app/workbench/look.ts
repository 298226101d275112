import { languageOf, type Language } from '@lib/i18n';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export interface Look {
  readonly lang: Language;
  readonly theme: Mode;
}

/** What the address asks for: `?lang=es&theme=dark`; English and light where it says nothing known. */
export const lookOf = (search: string): Look => {
  const query = new URLSearchParams(search);
  return {
    lang: languageOf(query.get('lang')) ?? 'en',
    theme: modes.find((mode) => mode === query.get('theme')) ?? modes[0],
  };
};

/** The address of another look. */
export const lookAddress = ({ lang, theme }: Look): string =>
  `?${new URLSearchParams({ lang, theme }).toString()}`;
