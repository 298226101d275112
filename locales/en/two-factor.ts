export default {
  twoFactor: {
    title: 'Check your email',
    subtitle: 'We sent you a 6-digit code. It is valid for 10 minutes. Enter it below to finish signing in.',
    code: 'Code',
    required: 'A 6-digit code is required',
    number: 'The code must be a number',
    length: 'The code has 6 digits',
    submit: 'Authenticate',
    busy: 'Checking…',
    resend: 'Send a new code',
    resendWait: { count_one: 'New code in {{count}} second', count_other: 'New code in {{count}} seconds' },
    sent: 'A new code is on its way. The previous one no longer works.',
    appTitle: 'Open your authenticator app',
    appSubtitle: 'Enter the 6-digit code that it shows now to finish signing in.',
    useRecovery: 'Use a recovery code',
    useCode: 'Use a 6-digit code',
  },
  recovery: {
    title: 'Use a recovery code',
    subtitle:
      'Enter one of the codes that you saved when you switched on two-step sign-in. Each code works once.',
    label: 'Recovery code',
    required: 'A recovery code is required',
    form: 'A recovery code has 10 letters and digits, such as abcde-12345',
  },
};
