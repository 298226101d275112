import { useEffect, useState } from 'react';
import { draftOf } from '@core/membership/draft';
import { isFormPage } from '@core/membership/flow-state';
import type { MembershipLink } from '@core/membership/link';
import { isFinal } from '@core/membership/signing-result';
import { keepDraftKey, newDraftKey, readDraftKey } from './draft-key';
import type { FlowStore } from './flow-store';
import type { MemberFormStore } from './form/member-form-store';
import type { MembershipCalls } from './membership-calls';

/** How long to wait after the last change before saving, in milliseconds. */
const saveDelayMs = 1500;

interface DraftSetup {
  readonly calls: MembershipCalls;
  readonly link: MembershipLink;
  readonly store: FlowStore;
  readonly form: MemberFormStore;
  /** The key of the mailed link that opened the form. */
  readonly mailedKey: string | null;
}

/** Saves the answers on the server while they are typed, so that the form can be continued elsewhere. */
export interface Draft {
  readonly key: () => string | null;
  /** Saves the current answers. Rejects on failure. */
  readonly save: () => Promise<void>;
}

const createDraft = ({ calls, link, store, form, mailedKey }: DraftSetup): Draft => {
  let key = mailedKey ?? readDraftKey(link);
  let saved = '';
  let savedToken: string | null = null;
  let last: Promise<void> = Promise.resolve();
  const saveNow = async () => {
    const { token, draft } = store.current();
    if (token === null || draft === null) return;
    const answers = draftOf(form.current().values);
    const text = JSON.stringify(answers);
    if (token === savedToken && text === saved) return;
    // A key that opened no draft belongs to another person or has expired.
    if (key === null || (token !== savedToken && draft === 'none')) key = newDraftKey();
    savedToken = token;
    keepDraftKey(link, key);
    await calls.saveDraft(token, key, answers);
    saved = text;
  };
  return {
    key: () => key,
    // One after the other, so that older answers never overwrite newer ones.
    save: () => (last = last.catch(() => undefined).then(saveNow)),
  };
};

/** Saves when the applicant pauses or leaves the page. Failures are ignored: the answers are still in the form. */
export const useDraft = (setup: DraftSetup): Draft => {
  const { link, store, form, mailedKey } = setup;
  const [draft] = useState(() => createDraft(setup));
  useEffect(() => {
    if (mailedKey !== null) keepDraftKey(link, mailedKey);
  }, [link, mailedKey]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveIfChanged = () => {
      clearTimeout(timer);
      const { step, work } = store.current();
      const { values, start } = form.current();
      if (isFormPage(step) && !work && values !== start) draft.save().catch(() => undefined);
    };
    const unsubscribe = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(saveIfChanged, saveDelayMs);
    });
    const unsubscribeStore = store.subscribe(() => {
      if (isFinal(store.current().result)) keepDraftKey(link, null);
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveIfChanged();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unsubscribeStore();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [draft, form, link, store]);
  return draft;
};
