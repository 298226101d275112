import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something at once, or, while a finger or a mouse button is down, when it is up again: a complaint that appears in between
 * would push the control that is being pressed from under the pointer, and the press would be lost.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes right after this event.
      soon = setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    // Capturing: nothing on the page can keep these from arriving.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(soon);
      waiting.current = [];
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  }, []);
};
