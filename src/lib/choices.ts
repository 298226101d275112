import { localStore } from './storage';

// The user's preferences: the language, the appearance, the columns of a list. Each choice is stored under a key in the
// browser, takes effect at once, and outlives the session.

type Listener = (key: string) => void;

const listeners = new Set<Listener>();

/** Keys of choices that were made on this device and are not on other devices yet. */
export const unsyncedChoices = new Set<string>();

/** Returns the choice; null if nothing was chosen. */
export const readChoice = (key: string): string | null => localStore.get(key);

/** Applies a choice that was made on another device. */
export const applyChoice = (key: string, value: string | null): void => {
  localStore.set(key, value);
  for (const listener of listeners) listener(key);
};

/** Stores and applies a choice that the user makes on this device; null removes it. */
export const choose = (key: string, value: string | null): void => {
  unsyncedChoices.add(key);
  applyChoice(key, value);
};

/** Calls the listener with the key of each choice that changes in this tab. Returns the unsubscribe function. */
export const onChoice = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The key of the choice that is `off` when the question mark does not open the list of keyboard shortcuts. */
export const shortcutsKey = 'shortcuts';

/** The key of the choice between light, dark, and the system's setting. The theme and the script in the page also read it. */
export const appearanceKey = 'appearance';

/**
 * Sets the attribute that selects the theme's colors before the first render. Later the theme updates it. Print is
 * always light.
 */
export const applyAppearance = (isPrint = false): void => {
  const chosen = readChoice(appearanceKey);
  const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = !isPrint && (chosen === 'dark' || (chosen !== 'light' && isSystemDark()));
  const { documentElement } = document;
  documentElement.toggleAttribute('data-dark', isDark);
  documentElement.toggleAttribute('data-light', !isDark);
};
