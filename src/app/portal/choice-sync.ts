import type { SentOf } from '@core/calls/call';
import type { chooseCall } from '@core/calls/choices';
import { choiceKey, choiceNameOf, isChoiceName } from '@core/session/choice-names';
import { unsyncedChoices, onChoice, readChoice, applyChoice } from '@lib/choices';
import type { Http } from '@lib/http';
import { languageKey, languageOf, switchLanguage } from '@lib/i18n';
import { optionalCalls } from '@lib/optional-calls';
import { localStore } from '@lib/storage';

/** The storage key for the names of choices that the server has not saved yet, separated by spaces. */
const unsentKey = (userId: number): string => `unsent-choices.${userId}`;

const unsentOf = (userId: number): string[] =>
  (localStore.get(unsentKey(userId)) ?? '').split(' ').filter(Boolean);

const setUnsent = (userId: number, names: readonly string[]) =>
  localStore.set(unsentKey(userId), names.length > 0 ? names.join(' ') : null);

/** Sends the unsaved choices one after the other. Failed ones are sent with the next choice, or at the next start. */
const createSender = (http: Http, userId: number) => {
  let sending = Promise.resolve();
  const send = async (name: string) => {
    const body: SentOf<typeof chooseCall> = { value: readChoice(choiceKey(name, userId)) };
    await http.request<unknown>({
      backend: 'v1',
      method: 'PUT',
      path: `users/me/choices/${name}`,
      body,
      optional: optionalCalls.choices,
    });
    // If the choice was changed again in the meantime, it stays unsaved and is sent later.
    if (readChoice(choiceKey(name, userId)) === body.value)
      setUnsent(
        userId,
        unsentOf(userId).filter((one) => one !== name),
      );
  };
  return () => {
    sending = sending.then(async () => {
      for (const name of unsentOf(userId)) await send(name).catch(() => undefined);
    });
  };
};

/** Returns the choices in a response that this version knows. */
const choicesIn = (answer: unknown): (readonly [name: string, value: string])[] =>
  (Array.isArray(answer) ? answer : []).flatMap((one: unknown) => {
    const { name, value } = (one ?? {}) as { readonly name?: unknown; readonly value?: unknown };
    return typeof name === 'string' && typeof value === 'string' && isChoiceName(name) ? [[name, value]] : [];
  });

const applyServerChoices = (answer: unknown, userId: number, newer: readonly string[]) => {
  for (const [name, value] of choicesIn(answer)) {
    if (newer.includes(name)) continue;
    applyChoice(choiceKey(name, userId), value);
    const language = name === languageKey ? languageOf(value) : undefined;
    // A language from the address applies for the whole visit.
    if (language !== undefined && !new URLSearchParams(window.location.search).has('lang'))
      void switchLanguage(language);
  }
};

interface ChoiceSyncOptions {
  readonly http: Http;
  readonly userId: number;
  /** The saved choices from the server; undefined if it does not support them. */
  readonly saved: unknown;
}

/**
 * Saves the user's choices on the server, for other devices, and applies the choices made there. A server that does
 * not support this is tried only once; then choices are kept in this browser. Returns a function that stops it.
 */
export const syncChoices = ({ http, userId, saved }: ChoiceSyncOptions): (() => void) => {
  const send = createSender(http, userId);
  const queueChoices = (keys: Iterable<string>) => {
    const names = [...keys].flatMap(
      (key) => (unsyncedChoices.delete(key) && choiceNameOf(key, userId)) || [],
    );
    setUnsent(userId, [...new Set([...unsentOf(userId), ...names])]);
    if (unsentOf(userId).length > 0) send();
  };
  queueChoices(unsyncedChoices);
  // Choices made in this browser since then, also before the sign-in, are newer.
  applyServerChoices(saved, userId, unsentOf(userId));
  return onChoice((key) => {
    if (unsyncedChoices.has(key)) queueChoices([key]);
  });
};
