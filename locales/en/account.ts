export default {
  panel: {
    title: 'Your people, claims and numbers in one place.',
    text: 'For client teams, the agency and every employee who joins the membership program.',
  },
  help: 'Trouble signing in? Contact your administrator.',
  backToLogin: 'Back to login',
  email: {
    label: 'Email',
    placeholder: 'name@company.com',
    required: 'Email is required',
    invalid: 'Email is invalid',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  login: {
    title: 'new universal login',
    subtitle: 'Sign in with your email and password.',
    password: 'Password',
    passwordRequired: 'Password is required',
    passwordInvalid: 'Password is invalid',
    forgot: 'Forgot password?',
    submit: 'Login',
    busy: 'Logging in…',
    codeExpired: 'That code is no longer valid. Please log in again to get a new one.',
    signedOut:
      'You were signed out because your session expired or was ended on another device. Log in to continue.',
    linkIncomplete:
      'That link is incomplete. Open it again from the email, copy the complete link into the address bar, or ask for a new one.',
  },
  onlyHere:
    'This browser cannot store your login. You stay logged in only in this tab, until you close or reload it.',
  failure: {
    credentials: 'Invalid Credentials, please try again.',
    tooMany: {
      count_one: 'Too many attempts. Try again in {{count}} minute.',
      count_other: 'Too many attempts. Try again in {{count}} minutes.',
    },
    tooManyLater: 'Too many attempts. Try again later.',
    starting: 'The portal is starting.',
    startingText: 'This can take a minute. It goes on by itself.',
    title: 'Your request could not be completed.',
    server: 'The server had a problem. Please try again in a moment.',
    network: 'The server did not answer. Check your connection and try again.',
  },
};
