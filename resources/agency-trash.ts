import type { Page } from '@core/resource/resource';
import trash from '@resources/trash/resource';

/** The deleted records of the caller's agency. */
export default {
  ...trash,
  name: 'agency-trash',
  scope: 'agency',
  menu: { icon: 'trash', group: 'agency', order: 40 },
} satisfies Page;
