export default {
  title: 'Comments',
  count_one: '{{count, number}} comment',
  count_other: '{{count, number}} comments',
  search: 'Search by text or name',
  fields: {
    post: 'Post',
    author_name: 'Name',
    author_email: 'Email',
    body: 'Comment',
    created_at: 'Date',
  },
  filters: {
    post: {
      label: 'Post',
    },
  },
  empty: {
    title: 'No comments yet',
    text: 'Comments on posts appear here.',
  },
  noResult: {
    title: 'No comments found',
    text: 'No comment matches the search.',
  },
  create: {
    title: 'Add comment',
    submit: 'Add comment',
    done: 'Comment added.',
  },
  edit: {
    title: 'Edit comment',
    submit: 'Save comment',
    done: 'Comment saved.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'It can be restored from the trash.',
    submit: 'Delete comment',
    done: 'Comment deleted.',
  },
};
