import billings from './billings';
import claims from './claims';
import clientAccounts from './client-accounts';
import clients from './clients';
import compliance from './compliance';
import grossProfit from './gross-profit';
import industries from './industries';
import jobs from './jobs';
import locations from './locations';
import myClients from './my-clients';
import myTeam from './my-team';
import pactReviews from './pact-reviews';
import pactRewards from './pact-rewards';
import payroll from './payroll';
import places from './places';
import revenueReport from './revenue-report';
import roleSettings from './role-settings';
import roles from './roles';
import workers from './workers';

const actions = {
  'sign-in': 'Sign-in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Sign-out',
  'session-ended': 'Session ended',
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  refused: 'Refused',
  export: 'Exported',
  'password-changed': 'Password changed',
  'address-change-requested': 'New email requested',
  'address-changed': 'Email changed',
  'factor-changed': 'Second factor changed',
  'invitation-sent': 'Invitation sent',
  'copy-sent': 'Signed copy sent',
  'role-changed': 'Role changed',
  'keys-rotated': 'Keys replaced',
  'values-erased': 'Values erased',
  checkpoint: 'Old entries dropped',
};
const notes = {
  password: 'Wrong password',
  'current password': 'Wrong current password',
  'refresh token used again': 'A used sign-in token was sent again',
  'by a mailed link': 'By a mailed link',
  'form in review': 'Form in review',
  'form sent': 'Form sent',
  'link in place of the digits': 'Link in place of the digits',
  reset: 'Reset',
  one: 'One sign-in',
  'all others': 'All other sign-ins',
  edit: 'With the form',
  undo: 'Earlier values written back',
  restore: 'Restored from the trash',
  'delete for good': 'Deleted from the trash for good',
  'without version': 'Without the version that it was made from',
  app: 'By app',
  mail: 'By mail',
  none: 'Off',
  'recovery codes': 'New recovery codes',
  replaced: 'New key in use',
  finished: 'Old key no longer needed',
  'all about a user': 'All about a user',
  csv: 'CSV file',
  pdf: 'PDF file',
  get: 'Read',
  post: 'Send',
  delete: 'Delete',
  put: 'Change',
  patch: 'Change',
  forbidden: 'Not allowed',
  'not found': 'Not found',
  'last administrator': 'Last administrator',
  'cannot delete yourself': 'Own account cannot be deleted',
  'cannot deactivate yourself': 'Own account cannot be deactivated',
  rows_one: '{{count, number}} row',
  rows_other: '{{count, number}} rows',
  'rows dropped_one': '{{count, number}} entry dropped',
  'rows dropped_other': '{{count, number}} entries dropped',
  'more before_one': '{{count, number}} more before',
  'more before_other': '{{count, number}} more before',
};
const areas = {
  users: 'Users',
  'client-users': 'Users of a client',
  members: 'Agency members',
  session: 'Sign-in',
  account: 'Own account',
  membership: 'Membership form',
  keys: 'Keys',
  'audit-trail': 'Audit Trail',
  'client-audit-trail': 'Audit trail of a client',
  trail: 'Upkeep of the trail',
  api: 'Other calls',
  billings: billings.title,
  claims: claims.title,
  'client-accounts': clientAccounts.title,
  clients: clients.title,
  compliance: compliance.title,
  'gross-profit': grossProfit.title,
  industries: industries.title,
  jobs: jobs.title,
  locations: locations.title,
  'my-clients': myClients.title,
  'my-team': myTeam.title,
  'pact-reviews': pactReviews.title,
  'pact-rewards': pactRewards.title,
  payroll: payroll.title,
  places: places.title,
  'revenue-report': revenueReport.title,
  'role-settings': roleSettings.title,
  roles: roles.title,
  workers: workers.title,
};

export default {
  title: 'Audit Trail',
  count_one: '{{count, number}} entry',
  count_other: '{{count, number}} entries',
  search: 'Search by person, client, record or note',
  fields: {
    at: 'Time',
    person: 'Person',
    action: 'Action',
    resource: 'Area',
    record_id: 'Record',
    record_name: 'Name of the record',
    record_area: 'Area of the record',
    client_name: 'Client',
    note: 'Note',
    user_id: 'User number',
    client_id: 'Client number',
    network: 'Network address',
    request: 'Request',
    changes: 'Before and after',
    erased: 'Personal data erased',
  },
  values: {
    action: actions,
    resource: areas,
    note: notes,
  },
  filters: {
    action: { label: 'Action', All: 'All', ...actions },
    area: { label: 'Area', All: 'All', ...areas },
    person: { label: 'Person' },
    record: { label: 'Record number' },
    from: { label: 'From' },
    to: { label: 'To' },
  },
  sections: { event: 'Event', changes: 'What changed', origin: 'Where it came from' },
  empty: {
    title: 'No entries yet',
    text: 'Sign-ins, changes, exports and refused calls appear here from now on.',
  },
  noResult: { title: 'No entries found', text: 'No entry matches the search and the filters.' },
};
