import { definePage } from '@core/resource/resource';

export default definePage({
  name: 'dashboard',
  path: 'dashboard',
  scope: 'client',
  access: { flag: 'eip_dashboard', permissions: ['eip_menu_dashboard'] },
  menu: { icon: 'dashboard', group: 'start', order: 10 },
});
