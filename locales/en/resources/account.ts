export default {
  title: 'Your account',
};
