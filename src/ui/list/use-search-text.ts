import { useEffect, useEffectEvent, useState } from 'react';
import { searchDebounceMs } from '@core/list/list-state';

interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** An input method puts a word together; nothing is settled until it is done. */
  readonly compose: (composing: boolean) => void;
  /** Settles at once: Enter, or the clear button. */
  readonly settle: (text: string) => void;
}

/**
 * The text of the search box while the address still has another one. It is handed over once the typing rests; an
 * address that changes under the box (Back, Reset) wins over what was typed, the echo of our own change does not.
 */
export const useSearchText = (search: string, onSettle: (text: string) => void): SearchText => {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  if (search !== seen) {
    setSeen(search);
    setSent(null);
    if (search !== sent) setText(search);
  }
  const settle = (typed: string) => {
    const settled = typed.trim();
    setText(typed);
    if (settled === search.trim()) return;
    setSent(settled);
    onSettle(settled);
  };
  const settleTyped = useEffectEvent(() => settle(text));
  useEffect(() => {
    if (composing) return undefined;
    const timer = setTimeout(settleTyped, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, composing]);
  return { text, type: setText, compose: setComposing, settle };
};
