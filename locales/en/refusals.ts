export default {
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
