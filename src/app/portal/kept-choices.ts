import type { SentOf } from '@core/calls/call';
import type { chooseCall } from '@core/calls/choices';
import { choiceKey, choiceNameOf, isChoiceName } from '@core/session/choice-names';
import { madeChoices, onChoice, readChoice, takeChoice } from '@lib/choices';
import type { Http } from '@lib/http';
import { languageKey, languageOf, switchLanguage } from '@lib/i18n';
import { optionalCalls } from '@lib/optional-calls';
import { localStore } from '@lib/storage';

/** The key of the names that the server has not taken yet, with blanks between. */
const unsentKey = (userId: number): string => `unsent-choices.${userId}`;

const unsentOf = (userId: number): string[] =>
  (localStore.get(unsentKey(userId)) ?? '').split(' ').filter(Boolean);

const setUnsent = (userId: number, names: readonly string[]) =>
  localStore.set(unsentKey(userId), names.length > 0 ? names.join(' ') : null);

/** Sends the choices that the server has not taken, one after the other. What fails is sent with the next choice, or at the next start. */
const createSending = (http: Http, userId: number) => {
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
    // Another choice of this name, made meanwhile, waits for its own turn.
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

/** The choices in an answer that this version knows. */
const choicesIn = (answer: unknown): (readonly [name: string, value: string])[] =>
  (Array.isArray(answer) ? answer : []).flatMap((one: unknown) => {
    const { name, value } = (one ?? {}) as { readonly name?: unknown; readonly value?: unknown };
    return typeof name === 'string' && typeof value === 'string' && isChoiceName(name) ? [[name, value]] : [];
  });

const takeOver = (answer: unknown, userId: number, newer: readonly string[]) => {
  for (const [name, value] of choicesIn(answer)) {
    if (newer.includes(name)) continue;
    takeChoice(choiceKey(name, userId), value);
    const language = name === languageKey ? languageOf(value) : undefined;
    // The language of an address holds for the visit.
    if (language !== undefined && !new URLSearchParams(window.location.search).has('lang'))
      void switchLanguage(language);
  }
};

interface KeptParts {
  readonly http: Http;
  readonly userId: number;
  /** What the server has, as it tells it; undefined where it does not. */
  readonly kept: unknown;
}

/**
 * Keeps what the user chooses on the server, for other devices, and takes over what was chosen there. A server that cannot keep it is
 * asked once; then the choices are this browser's. Answers how to end that.
 */
export const followChoices = ({ http, userId, kept }: KeptParts): (() => void) => {
  const send = createSending(http, userId);
  const takeAlong = (keys: Iterable<string>) => {
    const names = [...keys].flatMap((key) => (madeChoices.delete(key) && choiceNameOf(key, userId)) || []);
    setUnsent(userId, [...new Set([...unsentOf(userId), ...names])]);
    if (unsentOf(userId).length > 0) send();
  };
  takeAlong(madeChoices);
  // What was chosen here since, before the sign-in too, is newer.
  takeOver(kept, userId, unsentOf(userId));
  return onChoice((key) => {
    if (madeChoices.has(key)) takeAlong([key]);
  });
};
