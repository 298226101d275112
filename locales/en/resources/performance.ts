export default {
  title: 'Performance',
};
