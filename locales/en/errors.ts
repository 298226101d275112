export default {
  goBack: 'Go Back',
  home: 'Back to Home',
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
  forbidden: {
    title: 'Access Denied',
    page: 'You do not have access to this page. If you need it, ask your administrator.',
    client: 'You do not have access to this client. If you need it, ask your administrator.',
    area: 'You do not have access to {{area}}. If you need it, ask your administrator.',
    missing: 'What is missing',
    permission: 'Permission',
    flag: 'Feature flag',
  },
  clientNotFound: {
    title: 'Client Not Found',
    text: 'This client does not exist or might have been removed.',
  },
};
