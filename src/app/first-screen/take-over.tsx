import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FirstScreen } from '@core/navigation/first-screen';

/** The screen that the page already shows, before any script runs. */
export interface Brought {
  readonly screen: string;
  readonly language: string;
}

/** Returns the screen that is already shown; null if there is none, or if another screen is about to replace it. */
export const broughtIn = ({ dataset: { screen, language = '' } }: HTMLElement): Brought | null => {
  if (screen === undefined || document.documentElement.dataset['elsewhere'] !== undefined) return null;
  return { screen, language };
};

interface ArrivalProps {
  readonly onArrival: () => void;
  readonly children: ReactNode;
}

/** Calls `onArrival` once its children have mounted. */
const Arrival = ({ onArrival, children }: ArrivalProps) => {
  useEffect(onArrival, [onArrival]);
  return children;
};

/** Dispatches an input event for values that were typed or autofilled while the scripts were loading. */
const tellTyped = (root: HTMLElement) => {
  for (const input of root.querySelectorAll('input'))
    if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Renders `app` into the page. `isSame` tells whether the app starts with the screen that is already shown. If so,
 * that screen is hydrated, with its input and the last pressed button; otherwise it is replaced.
 */
export const drawInto = (root: HTMLElement, app: ReactNode, isSame: (brought: Brought) => boolean): void => {
  const brought = broughtIn(root);
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  const comesAlive = brought !== null && isSame(brought);
  if (!brought) root.replaceChildren();
  // From here on React handles the presses.
  delete root.dataset['screen'];
  delete document.documentElement.dataset['elsewhere'];
  if (!comesAlive) {
    createRoot(root).render(app);
    return;
  }
  const onArrival = () => {
    tellTyped(root);
    pressed?.click();
  };
  hydrateRoot(root, <Arrival onArrival={onArrival}>{app}</Arrival>);
};

/** Whether the page already shows the given screen in the given language. */
export const isThere = (brought: Brought, screen: FirstScreen, language: string): boolean =>
  brought.screen === screen && brought.language === language;
