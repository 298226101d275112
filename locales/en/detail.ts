export default {
  loading: 'Loading',
  back: 'Back to {{list}}',
  close: 'Close',
  edit: 'Edit',
  trail: 'Where this record is',
  turns: 'Records of this list',
  previous: 'Previous',
  next: 'Next',
  place: '{{place}} of {{total}}',
  whole: 'Details',
  differs: 'Differs',
  notFound: {
    title: 'Not Found',
    text: 'This record does not exist or was deleted.',
  },
  failed: {
    title: 'This record could not be loaded',
    noAnswer: 'The server did not answer.',
    refused: 'The server had a problem.',
    forbidden: 'You are not allowed to see this record.',
  },
};
