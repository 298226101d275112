import { useCallback, useState, type RefCallback } from 'react';

/**
 * Measures an element: returns its ref, and its width in CSS pixels. Undefined before the first layout, and where nothing
 * is laid out. The width is known before the first paint.
 */
export const useElementWidth = (): readonly [RefCallback<HTMLElement>, number | undefined] => {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = () => setWidth(element.clientWidth || undefined);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
};
