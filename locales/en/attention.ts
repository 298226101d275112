export default {
  worksites: { one: '1 worksite', other: '{{count, number}} worksites' },
  claim: { one: 'Claim {{number}} to decide', other: 'Claims to decide' },
  claimDetail: {
    one: 'Injury on {{date}} · decision within {{days}} days',
    other: 'First injury on {{date}} · decision within {{days}} days',
  },
  invoice: { one: 'Invoice {{number}} is past due', other: 'Invoices more than {{days}} days past due' },
  invoiceDetail: '{{amount}} outstanding',
  requirement: '{{requirement}} overdue',
  requirementDetail: '{{where}} · {{completed, number}} of {{required, number}} completed',
  worker: { one: 'Employee below the cutoff', other: 'Employees below the cutoff' },
  workerDetail: '33% or less of the days needed',
};
