import { localStore } from './storage';

// How users want the portal: its language, its appearance, the columns of a list. Each choice has a key of the browser's storage, is in
// force at once, and outlives the session.

type Listener = (key: string) => void;

const listeners = new Set<Listener>();

/** Keys of what the user chose here and that is on no other device yet. */
export const madeChoices = new Set<string>();

/** Null where nothing was chosen. */
export const readChoice = (key: string): string | null => localStore.get(key);

/** Puts a choice that was made on another device in force. */
export const takeChoice = (key: string, value: string | null): void => {
  localStore.set(key, value);
  for (const listener of listeners) listener(key);
};

/** What the user chooses here; null takes it back. */
export const choose = (key: string, value: string | null): void => {
  madeChoices.add(key);
  takeChoice(key, value);
};

/** Calls the listener with the key of each choice that changes in this tab. Answers how to end that. */
export const onChoice = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The key of the choice that is `off` when the question mark shall not open the list of keys. */
export const shortcutsKey = 'shortcuts';

/** The key of the choice between light, dark, and as the system says. The theme and the script within the page read it, too. */
export const appearanceKey = 'appearance';

/** Sets the attribute by which the theme chooses its colours, before anything is drawn; from then on the theme keeps it. Paper is light. */
export const showAppearance = (onPaper = false): void => {
  const chosen = readChoice(appearanceKey);
  const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = !onPaper && (chosen === 'dark' || (chosen !== 'light' && isSystemDark()));
  const { documentElement } = document;
  documentElement.toggleAttribute('data-dark', isDark);
  documentElement.toggleAttribute('data-light', !isDark);
};
