import auditTrail from './audit-trail';

export default {
  ...auditTrail,
  search: 'Search by person, record or note',
  empty: {
    title: 'No entries yet',
    text: 'Changes, exports and refused calls in this client appear here from now on.',
  },
};
