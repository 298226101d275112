const kinds = {
  notice: 'Account notice',
  'password-link': 'Invitation or new password',
  'password-reset': 'Forgotten password',
  'address-change': 'New email',
  'sign-in-code': 'Sign-in code',
  'setup-code': 'Two-step setup code',
  'membership-key': 'Link to the membership form',
  'draft-link': 'Link to saved answers',
  'form-in-review': 'Form in review',
  'form-accepted': 'Form accepted',
  'form-refused': 'Form refused',
  'signed-copy': 'Signed copy',
  'bulk-change': 'Change of many records',
};
const states = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};

export default {
  title: 'Jobs',
  subtitle:
    'Emails that follow a change, and changes of many records. A failed job is tried again for a day.',
  count_one: '{{count, number}} job',
  count_other: '{{count, number}} jobs',
  alert: { count_one: '{{count, number}} failed job', count_other: '{{count, number}} failed jobs' },
  search: 'Search by error or request',
  fields: {
    kind: 'Job',
    job_status: 'Status',
    created: 'Requested',
    tries: 'Tries',
    error: 'Last error',
    due: 'Not before',
    ended: 'Ended',
    person: 'Requested by',
    request: 'Request',
  },
  values: { kind: kinds, job_status: states, error: { 'too many attempts': 'Too many requests' } },
  filters: {
    status: { label: 'Status', All: 'All', ...states },
    kind: { label: 'Job', All: 'All', ...kinds },
  },
  actions: {
    retry: {
      label: 'Try again',
      title: 'Try the job of {{record}} again?',
      text: 'The email is sent now.',
      submit: 'Try again',
      done: 'The job runs now.',
    },
    cancel: {
      label: 'Stop',
      title: 'Stop the job of {{record}}?',
      text: 'The email is not sent.',
      submit: 'Stop the job',
      done: 'Job stopped.',
    },
  },
  sections: { job: 'Job', cause: 'Cause' },
  empty: { title: 'No jobs yet', text: 'Emails to users and members appear here.' },
  noResult: { title: 'No jobs found', text: 'No job matches the search and the filters.' },
};
