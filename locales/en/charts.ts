export default {
  month: 'Month',
  unknown: '–',
  empty: 'Nothing to show for this time.',
  keys: '{{name}}. Arrow keys go from value to value.',
  failed: 'Could not be loaded',
  retry: 'Retry',
  retryOf: 'Retry: {{name}}',
  loading: 'Loading {{name}}',
};
