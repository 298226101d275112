import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fold } from '@core/list/fold';
import { isBlank } from '@core/text/clean-text';
import type { RecordOption } from './use-record-options';

/** Returns the record that a text means: the only one found, or the only one with exactly this name. */
const onlyMatch = (text: string, found: readonly RecordOption[]): RecordOption | undefined => {
  if (found.length === 1) return found[0];
  const [first, ...others] = found.filter(({ label }) => fold(label) === fold(text));
  return others.length === 0 ? first : undefined;
};

interface TypedChoiceOptions {
  /** The id of the input. */
  readonly id: string;
  /** What is typed while no record is chosen for it; empty if there is nothing. */
  readonly typed: string;
  readonly find: (text: string) => readonly RecordOption[] | Promise<readonly RecordOption[]>;
  /** Replaces the typed text by a record, or removes it. */
  readonly choose: (record: RecordOption | undefined) => void;
}

/**
 * Chooses the record that the typed text means when the form is submitted; the submit waits if the matches have to be
 * loaded. Returns a function that does the same when the input is left; it returns a promise if it has to load. Without
 * a single match, the text is an error of the form.
 */
export const useTypedChoice = (options: TypedChoiceOptions): (() => Promise<void> | undefined) => {
  const { id, typed, find, choose } = options;
  const latest = useRef({ typed, choose });
  useEffect(() => {
    latest.current = { typed, choose };
  });
  const take = (found: readonly RecordOption[]) => {
    // Meanwhile a record may be chosen, or more typed.
    const match = latest.current.typed === typed ? onlyMatch(typed, found) : undefined;
    if (match) latest.current.choose(match);
  };
  const settle = (): Promise<void> | undefined => {
    if (typed === '') return undefined;
    if (isBlank(typed)) {
      choose(undefined);
      return undefined;
    }
    const found = find(typed);
    // Before a submit goes on.
    if (found instanceof Promise) return found.then((records) => flushSync(() => take(records)));
    take(found);
    return undefined;
  };
  const waiting = useRef(false);
  /** The text whose matches a submit has loaded. Only the submit that waited for them goes on with it. */
  const loaded = useRef<string>(undefined);
  const settleOnSubmit = useEffectEvent((event: SubmitEvent, form: HTMLFormElement) => {
    const isLoaded = loaded.current === typed;
    loaded.current = undefined;
    if (isLoaded) return;
    const settling = settle();
    if (!settling) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.current) return;
    waiting.current = true;
    void settling.then(() => {
      waiting.current = false;
      loaded.current = typed;
      if (form.isConnected) form.requestSubmit();
    });
  });
  const hasTyped = typed !== '';
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    if (!form || !hasTyped) return undefined;
    // On the form itself, before React handles the event. The button keeps the focus in the input, so it is not left.
    const onSubmit = (event: SubmitEvent) => settleOnSubmit(event, form);
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [id, hasTyped]);
  return settle;
};
