import { isTypedChoice } from '@core/form/typed-choice';
import { createKeyStore } from './storage';

const store = createKeyStore(() => window.sessionStorage);
const key = 'draft';

export interface Draft {
  readonly userId: number;
  /** The path of the form. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Stores what was typed into a form, for this tab and this user. There is only one draft. */
export const saveDraft = (draft: Draft): void => store.set(key, JSON.stringify(draft));

export const removeDraft = (): void => store.set(key, null);

const isInput = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || isTypedChoice(value);

/**
 * Returns what this user typed at this path; undefined without a draft. Deletes a draft of another user. Leaves out
 * values that no form produces.
 */
export const readDraft = (userId: number, path: string): Draft['values'] | undefined => {
  try {
    const draft = JSON.parse(store.get(key) ?? 'null') as Partial<Draft> | null;
    if (draft?.userId !== userId) {
      removeDraft();
      return undefined;
    }
    if (draft.path !== path || typeof draft.values !== 'object') return undefined;
    const known = Object.entries(draft.values).filter(
      ([, value]) => isInput(value) || (Array.isArray(value) && value.every(isInput)),
    );
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    removeDraft();
    return undefined;
  }
};
