export default {
  /** How the language is written: 'ltr', from left to right, or 'rtl'. */
  direction: 'ltr',
  appName: 'Client Portal',
  close: 'Close',
  loading: 'Loading…',
  stillWorking: 'Still working…',
  connectionLost: 'No connection. What you typed is kept, and everything resumes when you are back online.',
  tryAgain: 'Try again',
  clearSearch: 'Clear search',
  notFound: 'Not Found',
  notices: { label: 'Notices', dismiss: 'Dismiss notice', undo: 'Undo', undone: 'Undone.' },
  needHelp: 'Need help?',
  optional: '(optional)',
  summary: {
    count_one: '{{count, number}} thing needs your attention',
    count_other: '{{count, number}} things need your attention',
    item: '{{field}}: {{message}}',
  },
  language: 'Language',
  error: {
    title: 'Something went wrong!',
    show: 'Show Error',
    hide: 'Hide Error',
    unknown: 'No further details are available.',
    status: 'The server answered with status {{status}}.',
    noAnswer: 'The server did not answer.',
  },
};
