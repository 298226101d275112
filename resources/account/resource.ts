import { definePage } from '@core/resource/resource';

/** Where users see and change the data of their own sign-in. The link is at the bottom of the side menu, not in a group. */
export default definePage({
  name: 'account',
  path: 'account',
  scope: 'global',
  access: { permissions: [] },
  keepsClient: true,
});
