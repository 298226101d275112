export default {
  title: 'Categories',
  count_one: '{{count, number}} category',
  count_other: '{{count, number}} categories',
  search: 'Search by title',
  fields: {
    title: 'Title',
  },
  empty: {
    title: 'No categories yet',
    text: 'A category groups products.',
  },
  noResult: {
    title: 'No categories found',
    text: 'No category matches the search.',
  },
  create: {
    title: 'Add category',
    submit: 'Add category',
    done: 'Category added.',
  },
  edit: {
    title: 'Edit category',
    submit: 'Save category',
    done: 'Category saved.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'It can be restored from the trash.',
    submit: 'Delete category',
    done: 'Category deleted.',
  },
};
