export default {
  title: 'Trash',
};
