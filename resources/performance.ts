import { definePage } from '@core/resource/resource';

/** The menu entry. Its content is the tabs `my-team` and `my-clients`. */
export default definePage({
  name: 'performance',
  path: 'performance',
  scope: 'agency',
  access: { flag: 'evoove_agency_performance', permissions: ['evoove_menu_performance'] },
  menu: { icon: 'leaderboard', group: 'agency', order: 20 },
  redirect: 'performance/my-team?filterBy=Top+Sales',
});
