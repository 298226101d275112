import { useEffect, useState } from 'react';
import type { SentOf } from '@core/calls/call';
import type { chooseCall } from '@core/calls/choices';
import { choiceKey, choiceNameOf } from '@core/session/choice-names';
import { choices } from '@lib/choices';
import type { Http } from '@lib/http';
import { languageKey, languageOf, switchLanguage } from '@lib/i18n';
import { optionalCalls } from '@lib/optional-calls';
import { localStore } from '@lib/storage';

/** Names and texts, as the server keeps them. */
export type Kept = Readonly<Record<string, string>>;

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
    const body: SentOf<typeof chooseCall> = { value: choices.read(choiceKey(name, userId)) };
    await http.request<unknown>({
      backend: 'v1',
      method: 'PUT',
      path: `users/me/choices/${name}`,
      body,
      optional: optionalCalls.choices,
    });
    // Another choice of this name, made meanwhile, waits for its own turn.
    if (choices.read(choiceKey(name, userId)) === body.value)
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

const takeOver = (kept: Kept, userId: number, isNewer: (name: string) => boolean) => {
  for (const [name, value] of Object.entries(kept)) {
    if (isNewer(name)) continue;
    choices.take(choiceKey(name, userId), value);
    const language = name === languageKey ? languageOf(value) : undefined;
    // The language of an address holds for the visit.
    if (language !== undefined && !new URLSearchParams(window.location.search).has('lang'))
      void switchLanguage(language);
  }
};

/**
 * Keeps what the user chooses on the server, for other devices, and takes over what was chosen there. A server that cannot keep it is
 * asked once; then the choices are this browser's.
 */
export const useKeptChoices = (http: Http, userId: number | undefined, kept: Kept | undefined): void => {
  // Chosen on this page: an answer that was on its way does not know them.
  const [chosenHere] = useState(() => new Set<string>());
  useEffect(() => {
    if (userId === undefined) return undefined;
    chosenHere.clear();
    const send = createSending(http, userId);
    const end = choices.keep((key) => {
      const name = choiceNameOf(key, userId);
      if (name === undefined) return;
      chosenHere.add(name);
      setUnsent(userId, [...new Set([...unsentOf(userId), name])]);
      send();
    });
    if (unsentOf(userId).length > 0) send();
    return end;
  }, [http, userId, chosenHere]);
  useEffect(() => {
    if (!kept || userId === undefined) return;
    takeOver(kept, userId, (name) => chosenHere.has(name) || unsentOf(userId).includes(name));
  }, [kept, userId, chosenHere]);
};
