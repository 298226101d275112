import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FirstScreen } from '@core/navigation/first-screen';

/** What the page brought along, before any script. */
export interface Brought {
  readonly screen: string;
  readonly language: string;
}

/** The screen that stands already; null when there is none, or another one is on its way. */
export const broughtIn = ({ dataset: { screen, language = '' } }: HTMLElement): Brought | null => {
  if (screen === undefined || document.documentElement.dataset['elsewhere'] !== undefined) return null;
  return { screen, language };
};

interface ArrivalProps {
  readonly onArrival: () => void;
  readonly children: ReactNode;
}

/** Tells once that everything in it is there. */
const Arrival = ({ onArrival, children }: ArrivalProps) => {
  useEffect(onArrival, [onArrival]);
  return children;
};

/** What was typed or filled in while the scripts were on their way is told as if it were typed now. */
const tellTyped = (root: HTMLElement) => {
  for (const input of root.querySelectorAll('input'))
    if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Draws into the page. `isSame` says that `app` begins with what stands there: then that comes to life as it is, with what was typed
 * into it and the last button that was pressed; otherwise it is replaced.
 */
export const drawInto = (root: HTMLElement, app: ReactNode, isSame: (brought: Brought) => boolean): void => {
  const brought = broughtIn(root);
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  const comesAlive = brought !== null && isSame(brought);
  if (!brought) root.replaceChildren();
  // From here on presses are React's.
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

/** Whether what stands there is the given screen in the given language. */
export const isThere = (brought: Brought, screen: FirstScreen, language: string): boolean =>
  brought.screen === screen && brought.language === language;
