export default {
  goBack: 'Go Back',
  home: 'Back to Home',
  signOut: 'Sign Out',
  notFound: {
    code: '404',
    title: 'Oops! Page Not Found!',
    text: "It seems like the page you're looking for does not exist or might have been removed.",
  },
  error: {
    title: 'Oops! Something went wrong!',
    text: 'We apologize for the inconvenience. Please try again later or contact your administrator.',
    reload: 'Reload',
    login: 'Go to Login',
  },
};
