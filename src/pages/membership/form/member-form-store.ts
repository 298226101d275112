import {
  reduceMemberForm,
  startMemberForm,
  type MemberFormAction,
  type MemberFormState,
} from '@core/membership/member-form-state';

/** Holds what was typed and what is wrong with it, in memory alone. The page keeps it, so that both outlive the step. */
export interface MemberFormStore {
  readonly current: () => MemberFormState;
  readonly send: (action: MemberFormAction) => void;
  /** Answers how to stop listening. */
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
