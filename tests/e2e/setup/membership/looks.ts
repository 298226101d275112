import { newVisit } from '../browser';
import { faultsOf } from './look';
import { walkOn } from './walk';
import type { Language } from './words';

export interface Look {
  readonly language: Language;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A page to look at, and what was found on it, by state. */
export const startLook = async ({ language, width, colorScheme }: Look) => {
  const { page } = await newVisit({ viewport: { width, height: 740 }, colorScheme });
  let visits = 0;
  const faults: Record<string, string[]> = {};
  return {
    page,
    faults,
    walk: walkOn({ page, language }),
    check: async (state: string) => {
      const found = await faultsOf(page);
      if (found.length > 0) faults[state] = found;
    },
    /** Begins anew: by another link each time, or the entry of the history would be remembered. */
    open: (search = '') => {
      visits += 1;
      return page.goto(`/thepactform?id=${visits}&lang=${language}${search}`);
    },
  };
};

// Every language on every width, and in either mode.
export const looks: readonly Look[] = [
  { language: 'en', width: 360, colorScheme: 'light' },
  { language: 'es', width: 360, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
  { language: 'es', width: 1280, colorScheme: 'light' },
];
