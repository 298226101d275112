import type { Page } from '@core/resource/resource';
import trash from '@resources/trash/resource';

/** The deleted records of one client. */
export default {
  ...trash,
  name: 'client-trash',
  scope: 'client',
  menu: { icon: 'trash', group: 'access', order: 30 },
} satisfies Page;
