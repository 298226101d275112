export default {
  month: 'Month',
  unknown: '–',
  empty: 'Nothing to show for this time.',
  keys: '{{name}}. Arrow keys go from value to value.',
  failed: 'Could not be loaded',
  retry: 'Retry',
  retryOf: 'Retry: {{name}}',
  loading: 'Loading {{name}}',
  compliance: { error: 'Not fulfilled', warning: 'Partly fulfilled', success: 'Fulfilled' },
  trend: {
    up: '{{months}}-month trend · up {{change}}',
    down: '{{months}}-month trend · down {{change}}',
    same: '{{months}}-month trend · no change',
    short: {
      up: '+{{change}} in {{months}} months',
      down: '-{{change}} in {{months}} months',
      same: 'No change in {{months}} months',
    },
  },
  share: { unit: 'of {{all}} met', rest: '{{rest}} not met' },
  total: {
    label: 'Total',
    range: 'Lowest {{lowest}}, highest {{highest}}',
    best: 'Highest: {{name}}',
    part: '{{part}} of {{whole}}',
  },
};
