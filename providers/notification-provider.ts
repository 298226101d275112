import type { NotificationProvider } from '@refinedev/core';
import { dismissNotice, notify } from '@lib/notify';

const joined = (message: string, description?: string): string =>
  description ? `${message}${/[.!?]$/.test(message) ? ' ' : ': '}${description}` : message;

/** Changes that wait for their time to be undone. Refine tells of each once in a second; the notice stays the one it was. */
const undoable = new Set<string>();

const close = (key: string): void => {
  undoable.delete(key);
  dismissNotice(key);
};

/** Refine's notifications as notices of the portal. */
export const notificationProvider: NotificationProvider = {
  open: ({ key = '', message, description, type, undoableTimeout, cancelMutation }) => {
    const text = joined(message, description);
    if (type !== 'progress') {
      undoable.delete(key);
      notify({ kind: type, text, ...(key && { key }) });
    } else if (!undoableTimeout) {
      close(key);
    } else if (!undoable.has(key)) {
      undoable.add(key);
      const undo = () => {
        close(key);
        cancelMutation?.();
      };
      notify({ kind: 'info', text, key, durationMs: null, undo });
    }
  },
  close,
};
