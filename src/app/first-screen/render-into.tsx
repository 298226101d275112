import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FirstScreen } from '@core/navigation/first-screen';
import { readEarlyInput } from './typed-input';

/** The screen that the page already shows, before any script runs. */
export interface InitialScreen {
  readonly screen: string;
  readonly language: string;
}

/** Returns the screen that is already shown; null if there is none, or if another screen is about to replace it. */
export const readInitialScreen = ({
  dataset: { screen, language = '' },
}: HTMLElement): InitialScreen | null => {
  if (screen === undefined || document.documentElement.dataset['elsewhere'] !== undefined) return null;
  return { screen, language };
};

interface MountObserverProps {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/** Calls `onMounted` once its children have mounted. */
const MountObserver = ({ onMounted, children }: MountObserverProps) => {
  useEffect(onMounted, [onMounted]);
  return children;
};

/** Dispatches an input event for values that were typed or autofilled while the scripts were loading. */
const dispatchTypedInput = (root: HTMLElement) => {
  for (const input of root.querySelectorAll('input'))
    if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether the browser has translated the screen, which React would not recognize (docs/decisions/135-screens-fit.md). */
const isTranslated = (root: HTMLElement): boolean => root.querySelector<HTMLElement>('font') !== null;

/**
 * Renders `app` into the page. `canHydrate` tells whether the app starts with the screen that is already shown. If so,
 * that screen is hydrated, with its input and the last pressed button, or drawn again if it was translated; otherwise it
 * is replaced.
 */
export const renderInto = (
  root: HTMLElement,
  app: ReactNode,
  canHydrate: (initialScreen: InitialScreen) => boolean,
): void => {
  const initialScreen = readInitialScreen(root);
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  const shouldHydrate = initialScreen !== null && canHydrate(initialScreen);
  if (!initialScreen) root.replaceChildren();
  // From here on React handles the presses.
  delete root.dataset['screen'];
  delete document.documentElement.dataset['elsewhere'];
  if (!shouldHydrate) {
    createRoot(root).render(app);
    return;
  }
  if (isTranslated(root)) {
    const repeatInput = readEarlyInput(root, pressed);
    createRoot(root).render(<MountObserver onMounted={repeatInput}>{app}</MountObserver>);
    return;
  }
  const onMounted = () => {
    dispatchTypedInput(root);
    pressed?.click();
  };
  hydrateRoot(root, <MountObserver onMounted={onMounted}>{app}</MountObserver>);
};

/** Whether the page already shows the given screen in the given language. */
export const isSameScreen = (initialScreen: InitialScreen, screen: FirstScreen, language: string): boolean =>
  initialScreen.screen === screen && initialScreen.language === language;
