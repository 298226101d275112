import type { NotificationProvider } from '@refinedev/core';
import { dismissNotice, notify } from '@lib/notify';

/** Refine's notifications as notices of the portal. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, type }) =>
    notify({ kind: type === 'progress' ? 'info' : type, text: message, ...(key && { key }) }),
  close: dismissNotice,
};
