import { isTypedChoice } from '@core/form/typed-choice';
import { createKeyStore } from './storage';

const store = createKeyStore(() => window.sessionStorage);
const key = 'draft';

export interface Draft {
  readonly userId: number;
  /** The path of the form. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that these values were changed from: its version, and its values of these inputs. */
  readonly base?: DraftBase;
}

interface DraftBase {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Stores what was typed into a form, for this tab and this user. There is only one draft. */
export const saveDraft = (draft: Draft): void => store.set(key, JSON.stringify(draft));

export const removeDraft = (): void => store.set(key, null);

const isInput = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || isTypedChoice(value);

const knownValues = (values: unknown): Draft['values'] =>
  Object.fromEntries(
    Object.entries(typeof values === 'object' && values !== null ? values : {}).filter(
      ([, value]) => isInput(value) || (Array.isArray(value) && value.every(isInput)),
    ),
  );

/**
 * Returns what this user typed at this path; undefined without a draft. Deletes a draft of another user. Leaves out
 * values that no form produces.
 */
export const readDraft = (userId: number, path: string): Pick<Draft, 'values' | 'base'> | undefined => {
  try {
    const draft = JSON.parse(store.get(key) ?? 'null') as Partial<Draft> | null;
    if (draft?.userId !== userId) {
      removeDraft();
      return undefined;
    }
    if (draft.path !== path) return undefined;
    const values = knownValues(draft.values);
    if (Object.keys(values).length === 0) return undefined;
    const { version, values: former } = draft.base ?? {};
    return { values, ...(typeof version === 'number' && { base: { version, values: knownValues(former) } }) };
  } catch {
    removeDraft();
    return undefined;
  }
};
