export default {
  asOf: 'As of {{date}}',
  page: 'Page {{page}} of {{pages}}',
  totals: 'Totals',
};
