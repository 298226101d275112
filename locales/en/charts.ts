export default {
  month: 'Month',
  unknown: '–',
  empty: 'Nothing to show for this period.',
  keys: '{{name}}. Use the arrow keys to move between values.',
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
  change: {
    up: 'Up {{percent}} on the 6 months before',
    down: 'Down {{percent}} on the 6 months before',
    same: 'Same as the 6 months before',
  },
  share: { unit: 'of {{all}} met', rest: '{{rest}} not met' },
  total: {
    label: 'Total',
    all: 'Total of all {{count}}',
    range: 'Lowest {{lowest}}, highest {{highest}}',
    best: 'Highest: {{name}}',
    part: '{{part}} of {{whole}}',
  },
};
