export default {
  title: 'Gross Profit',
  count_one: '{{count, number}} month',
  count_other: '{{count, number}} months',
  search: 'Search months',
  fields: {
    month: 'Month',
    revenue: 'Revenue',
    cost: 'Cost',
    gross_profit: 'Gross profit',
    gross_profit_pct: 'Gross profit %',
  },
  filters: { period: { label: 'Period' } },
  kpis: {
    revenue: 'Revenue',
    cost: 'Cost',
    gross_profit: 'Gross profit',
    gross_profit_pct: 'Gross profit %',
  },
  chart: { title: 'Revenue by month', text: 'Cost and gross profit add up to revenue' },
  empty: { title: 'No figures yet', text: 'Each month with invoices to this client appears here.' },
  noResult: { title: 'No figures for this period', text: 'Choose another period.' },
};
