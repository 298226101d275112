export default {
  title: 'Get the mobile app',
  subtitle: 'You are a member. Install the mobile app and keep using it there.',
  stores: {
    iphone: { phone: 'iPhone', store: 'Install it from the App Store.' },
    android: { phone: 'Android phone', store: 'Install it from Google Play.' },
  },
  login: 'Log in to the app with the same email and password as here.',
  signOut: 'Sign Out',
  account: 'Your account',
  busy: 'Signing out…',
};
