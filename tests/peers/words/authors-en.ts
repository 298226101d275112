export default {
  title: 'Authors',
  count_one: '{{count, number}} author',
  count_other: '{{count, number}} authors',
  search: 'Search by name',
  fields: {
    name: 'Name',
    role: 'Role',
    email: 'Email',
  },
  values: {
    role: {
      admin: 'Administrator',
      user: 'User',
      visitor: 'Visitor',
    },
  },
  empty: {
    title: 'No authors yet',
    text: 'Authors write the posts.',
  },
  noResult: {
    title: 'No authors found',
    text: 'No author matches the search.',
  },
  create: {
    title: 'Add author',
    submit: 'Add author',
    done: 'Author added.',
  },
  edit: {
    title: 'Edit author',
    submit: 'Save author',
    done: 'Author saved.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'It can be restored from the trash.',
    submit: 'Delete author',
    done: 'Author deleted.',
  },
};
