export default {
  title: 'Confirm your new email',
  subtitle: 'After that, you sign in with it. This signs you out everywhere.',
  submit: 'Confirm email',
  busy: 'Confirming…',
  doneTitle: 'Your email was confirmed',
  done: 'Log in with the new email and your password.',
  endedTitle: 'This link no longer works',
  used: 'It has already been used, or a newer one was sent. If you confirmed your new email, log in with it.',
  expired:
    'It has expired or is incomplete. Log in with your previous email, and change it again in your account.',
  incompleteTitle: 'This link is incomplete',
  incomplete:
    'Part of it is missing. This happens when an email program breaks a long line. Open it again from the email, copy the complete link into the address bar, or change your email again in your account.',
  login: 'Go to login',
  account: 'Go to your account',
};
