import {
  reduceMemberForm,
  startMemberForm,
  type MemberFormAction,
  type MemberFormState,
} from '@core/membership/member-form-state';

/**
 * Stores the form's values and errors, in memory only. It belongs to the page, so that both are kept when the step
 * changes.
 */
export interface MemberFormStore {
  readonly current: () => MemberFormState;
  readonly send: (action: MemberFormAction) => void;
  /** Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createMemberFormStore = (): MemberFormStore => {
  let state = startMemberForm();
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    send: (action) => {
      state = reduceMemberForm(state, action);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
