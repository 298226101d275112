import { newFlag } from '@core/access/names';
import { definePage } from '@core/resource/resource';

/** The deleted records of all resources without a client. The flag is on where the server keeps deleted records. */
export default definePage({
  name: 'trash',
  path: 'trash',
  scope: 'global',
  access: { flag: newFlag('record_trash'), permissions: [], operation: 'delete' },
  menu: { icon: 'trash', group: 'start', order: 60 },
});
