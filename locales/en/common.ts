export default {
  appName: 'Client Portal',
  close: 'Close',
  loading: 'Loading…',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
  notFound: 'Not Found',
  optional: '(optional)',
  summary: {
    count_one: '{{count, number}} thing needs your attention',
    count_other: '{{count, number}} things need your attention',
    item: '{{field}}: {{message}}',
  },
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  error: {
    title: 'Something went wrong!',
    show: 'Show Error',
    hide: 'Hide Error',
    unknown: 'No further details are known.',
    status: 'The server answered with status {{status}}.',
    noAnswer: 'The server did not answer.',
  },
};
