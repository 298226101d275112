import { choices } from './choices';

export const appearances = ['system', 'light', 'dark'] as const;

/** Light or dark, or as the system of the device says. */
export type Appearance = (typeof appearances)[number];

/** The key of the choice, which the script within the page reads, too (`first-screen/draw.tsx`). */
export const appearanceKey = 'appearance';

export const appearanceOf = (text: string | null): Appearance =>
  appearances.find((one) => one === text) ?? 'system';

export const chooseAppearance = (appearance: Appearance): void =>
  choices.choose(appearanceKey, appearance === 'system' ? null : appearance);

/** The attribute of the page that says which colours hold; the theme's own. */
const modes = ['light', 'dark'] as const;

const showMode = (mode: (typeof modes)[number]): void => {
  for (const one of modes) document.documentElement.toggleAttribute(`data-${one}`, one === mode);
};

const isSystemDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The colours that hold now. */
export const presentMode = (): (typeof modes)[number] => {
  const chosen = appearanceOf(choices.read(appearanceKey));
  return chosen === 'dark' || (chosen === 'system' && isSystemDark()) ? 'dark' : 'light';
};

/** Puts the colours in force before anything is drawn; from then on the theme keeps them. */
export const startAppearance = (): void => showMode(presentMode());

/** Paper is light. Answers how to go back to the colours of the screen. */
export const lightForPaper = (): (() => void) => {
  showMode('light');
  return startAppearance;
};
