import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly kind: 'success' | 'info' | 'error';
  /** A notice replaces the one with the same key. */
  readonly key: string;
  /** Already translated. */
  readonly text: string;
  /** How long it stays, in milliseconds; null: until the user closes it. */
  readonly durationMs: number | null;
  /** What may be done about it as long as it stands; the label is translated. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

type NewNotice = Pick<Notice, 'kind' | 'text'> & Partial<Pick<Notice, 'key' | 'durationMs' | 'action'>>;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Takes a notice away; an unknown key changes nothing. */
export const dismissNotice = (key: string): void => {
  publish(notices.filter((notice) => notice.key !== key));
};

/** Takes all notices away: what one person was told is not for the next. */
export const clearNotices = (): void => publish([]);

/** Shows a short message; `ui/feedback/notices` draws it and takes it away after its time. */
export const notify = ({ key = `notice-${++count}`, durationMs = 5000, ...notice }: NewNotice): void => {
  publish([...notices.filter((other) => other.key !== key), { ...notice, key, durationMs }]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly Notice[] = [];

/** The notices of the moment; none where a page is drawn beforehand. */
export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
