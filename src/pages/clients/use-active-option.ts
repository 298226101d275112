import { useState, type KeyboardEvent } from 'react';

interface ActiveOption {
  /** Position of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Handles the arrow keys, Page Up, Page Down and Enter for a list whose search box keeps the focus. Resets when
 * `listKey` changes.
 */
export const useActiveOption = (
  listKey: string,
  count: number,
  start: number,
  choose: (index: number) => void,
): ActiveOption => {
  const [moved, setMoved] = useState({ listKey, index: start });
  const active = Math.min(moved.listKey === listKey ? moved.index : start, count - 1);
  const setActive = (index: number) => setMoved({ listKey, index });

  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active <= 0 ? count : active) - 1,
    ...(active >= 0 && { PageUp: 0, PageDown: count - 1 }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(active);
      return;
    }
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
  };
  return { active, setActive, onKeyDown };
};
