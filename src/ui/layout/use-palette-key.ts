import { useEffect, useEffectEvent } from 'react';

const isAsked = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** A dialog is open: its typed values must not be left by accident. */
const isBusy = () => document.querySelector('[role="dialog"] form, [role="alertdialog"]') !== null;

/** Ctrl+K or Cmd+K, wherever the focus is. */
export const usePaletteKey = (onPress: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isAsked(event) || event.isComposing) return;
    event.preventDefault();
    if (!event.repeat && !isBusy()) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
