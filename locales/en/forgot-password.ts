export default {
  title: 'Forgot your password?',
  subtitle: 'Enter your email and we will send you a link to choose a new password.',
  submit: 'Send link',
  busy: 'Sending…',
  doneTitle: 'Check your email',
  done: 'If {{email}} has an account, a link to choose a new password is on its way. It may take a few minutes.',
};
