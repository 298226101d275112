export default {
  title: 'Papelera',
};
