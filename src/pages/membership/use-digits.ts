import { useState, useSyncExternalStore } from 'react';
import { isLastFour } from '../../core/membership/social-security';
import type { FlowStore } from './flow-store';

export type DigitsError = 'required' | 'invalid' | 'incorrect';

/** The last four digits and what is wrong with them: found here, or by the server. Typing takes the complaint away. */
export const useDigits = (store: FlowStore) => {
  const { failure } = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [digits, setText] = useState('');
  const [own, setOwn] = useState<DigitsError>();
  const [isChanged, setChanged] = useState(false);
  const isIncorrect = failure?.kind === 'incorrect' && !isChanged;
  return {
    digits,
    digitsError: own ?? (isIncorrect ? 'incorrect' : undefined),
    setDigits: (text: string): void => {
      setText(text);
      setOwn(undefined);
      setChanged(true);
    },
    verify: (): boolean => {
      setChanged(false);
      if (!isLastFour(digits)) {
        setOwn(digits.trim() === '' ? 'required' : 'invalid');
        return false;
      }
      store.send({ type: 'verify' });
      return true;
    },
  };
};
