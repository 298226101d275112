import { definePage } from '@core/resource/resource';

/** What people see and change of their own sign-in. It stands at the foot of the side menu, not among the areas. */
export default definePage({
  name: 'account',
  path: 'account',
  scope: 'global',
  access: { permissions: [] },
});
