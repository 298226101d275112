import type { NotificationProvider } from '@refinedev/core';
import i18next from 'i18next';
import { dismissNotice, notify } from '@lib/notify';

const joined = (message: string, description?: string): string =>
  description ? `${message}${/[.!?]$/.test(message) ? ' ' : ': '}${description}` : message;

/**
 * Changes that can still be undone, with the seconds left. Refine reports each of them every second. The notice is
 * shown once and does not reappear after the user closed it.
 */
const undoable = new Map<string, number>();

const close = (key: string): void => {
  undoable.delete(key);
  dismissNotice(key);
};

/** Shows Refine's notifications as notices of the portal. */
export const notificationProvider: NotificationProvider = {
  open: ({ key = '', message, description, type, undoableTimeout, cancelMutation }) => {
    const text = joined(message, description);
    if (type !== 'progress' || undoableTimeout === undefined) {
      undoable.delete(key);
      notify({ kind: type === 'progress' ? 'info' : type, text, ...(key && { key }) });
    } else if (undoableTimeout === 0) {
      close(key);
    } else {
      const left = undoable.get(key) ?? 0;
      undoable.set(key, undoableTimeout);
      if (undoableTimeout < left) return;
      const run = () => {
        close(key);
        cancelMutation?.();
      };
      notify({
        kind: 'info',
        text,
        key,
        durationMs: null,
        undo: { label: i18next.t('notices.undo', { ns: 'common' }), run },
      });
    }
  },
  close,
};
