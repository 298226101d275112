import { useSyncExternalStore } from 'react';

/** A button in a notice. The label is already translated. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly kind: 'success' | 'info' | 'error';
  /** A notice replaces the one with the same key. */
  readonly key: string;
  /** Already translated. */
  readonly text: string;
  /** A name or an address in the text. A browser that translates the page leaves it as it is. */
  readonly value?: string;
  /** How long the notice is shown, in milliseconds. Null: until the user closes it. */
  readonly durationMs: number | null;
  readonly action?: NoticeAction;
  /** Takes back what the notice tells, beside the other action. */
  readonly undo?: NoticeAction;
}

type NewNotice = Pick<Notice, 'kind' | 'text'> &
  Partial<Pick<Notice, 'key' | 'value' | 'durationMs' | 'action' | 'undo'>>;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Removes a notice. An unknown key changes nothing. */
export const dismissNotice = (key: string): void => {
  publish(notices.filter((notice) => notice.key !== key));
};

/** Removes all notices, so that the next user does not see those of the previous one. */
export const clearNotices = (): void => publish([]);

/** Shows a short message. `ui/feedback/notices` renders it and removes it after its time. */
export const notify = ({ key = `notice-${++count}`, durationMs = 5000, ...notice }: NewNotice): void => {
  publish([...notices.filter((other) => other.key !== key), { ...notice, key, durationMs }]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly Notice[] = [];

/** Returns the current notices. A prerendered page has none. */
export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
