export default {
  title: 'Confirm your new email',
  subtitle: 'From then on you sign in with it. You are signed out wherever you are logged in.',
  submit: 'Confirm email',
  busy: 'Confirming…',
  doneTitle: 'Your email was confirmed',
  done: 'Log in with the new email and your password.',
  endedTitle: 'This link no longer works',
  used: 'It was used already, or a newer one was sent. If you have confirmed your new email, log in with it.',
  expired:
    'It is too old or not complete. Log in with the email that you had, and change it again in your account.',
  incompleteTitle: 'This link is not complete',
  incomplete:
    'A part of it is missing, as happens when a mail program breaks a line. Open it again from the message, copy all of it into the address bar, or change your email again in your account.',
  login: 'Go to login',
  account: 'Go to your account',
};
