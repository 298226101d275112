import { useState } from 'react';

/**
 * What opens a chart's tooltip: pointing at a month shows all of it; arrow keys show one value at its own place, because the
 * library draws a month's tooltip where the pointer was.
 */
export const useTooltipTrigger = () => {
  const [trigger, setTrigger] = useState<'axis' | 'item'>('axis');
  return {
    trigger,
    onKeyDown: () => setTrigger('item'),
    onPointerMove: () => setTrigger('axis'),
  };
};
