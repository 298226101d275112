export default {
  title: 'Dashboard',
};
