import { useState, useSyncExternalStore } from 'react';
import { dayToWire } from '@core/form/day-text';
import { normalizeDay } from '@core/membership/calendar';
import { isLastFour } from '@core/membership/social-security';
import { ungrouped } from '@core/text/clean-code';
import { isBlank } from '@core/text/clean-text';
import type { FlowStore } from './flow-store';

export type DigitsError = 'required' | 'invalid' | 'incorrect' | 'keyEnded';
export type BirthError = 'birthRequired' | 'birthInvalid' | 'keyOrBirth';

/** The applicant's proof of identity. In memory only. */
export interface Proof {
  readonly digits: string;
  /** yyyy-MM-dd; null if it is not required. */
  readonly birth: string | null;
  /** The key of a mailed link: opens the form once, instead of the digits. */
  readonly key: string | null;
}

const digitsErrorOf = (digits: string): DigitsError | undefined => {
  if (isLastFour(digits)) return undefined;
  return isBlank(digits) ? 'required' : 'invalid';
};
const birthErrorOf = (birth: string): BirthError | undefined => {
  if (dayToWire(birth) !== '') return undefined;
  return isBlank(birth) ? 'birthRequired' : 'birthInvalid';
};

interface ProofInput {
  readonly digits: string;
  readonly birth: string;
  readonly digitsError?: DigitsError | undefined;
  readonly birthError?: BirthError | undefined;
}

/** The input that opens the form, and its errors, found here or by the server. Typing clears the errors. */
export const useProof = (store: FlowStore, mailedKey: string | null) => {
  const { failure } = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [typed, setTyped] = useState<ProofInput>({ digits: '', birth: '' });
  const [asksBirth, setAsksBirth] = useState(false);
  const [key, setKey] = useState(mailedKey);
  const [hasEnded, setEnded] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { digits, birth } = typed;
  const isIncorrect = failure?.kind === 'incorrect' && !isChanged;
  const keyError = hasEnded && !isChanged ? 'keyEnded' : undefined;
  const isRefused = isIncorrect && key === null;

  // Uses the latest state instead of the last render's: both fields may change before the next render.
  const change = (part: Partial<ProofInput>) => {
    setTyped((now) => ({ digits: now.digits, birth: now.birth, ...part }));
    setChanged(true);
  };
  return {
    digits,
    birth,
    asksBirth,
    hasKey: key !== null,
    digitsError: typed.digitsError ?? keyError ?? (isRefused && !asksBirth ? 'incorrect' : undefined),
    birthError: typed.birthError ?? (isIncorrect && key !== null && asksBirth ? 'keyOrBirth' : undefined),
    /** One of the two is wrong; the server does not tell which. */
    isEitherWrong: isRefused && asksBirth,
    setDigits: (text: string): void => change({ digits: text }),
    setBirth: (text: string): void => change({ birth: text }),
    /** Formats the date. Its error stays. */
    tidyBirth: (): void => setTyped({ ...typed, birth: normalizeDay(birth) || birth }),
    askBirth: setAsksBirth,
    /** Drops the key, because the mailed link was used, has expired, or is not wanted. `isOver` if the server rejected it. */
    discardKey: (isOver: boolean): void => {
      setKey(null);
      setEnded(isOver);
    },
    proof: (): Proof => ({ digits: ungrouped(digits), birth: asksBirth ? dayToWire(birth) : null, key }),
    /** Returns false if something is missing or invalid, and shows the error at the field. */
    verify: (): boolean => {
      setChanged(false);
      setEnded(false);
      const digitsError = key === null ? digitsErrorOf(digits) : undefined;
      const birthError = asksBirth ? birthErrorOf(birth) : undefined;
      setTyped({ digits, birth, digitsError, birthError });
      if (digitsError !== undefined || birthError !== undefined) return false;
      store.send({ type: 'verify' });
      return true;
    },
  };
};
