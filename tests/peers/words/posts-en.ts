export default {
  title: 'Posts',
  count_one: '{{count, number}} post',
  count_other: '{{count, number}} posts',
  search: 'Search by title or author',
  fields: {
    title: 'Title',
    author: 'Author',
    category: 'Category',
    published_at: 'Published',
    views: 'Views',
    average_note: 'Average note',
    commentable: 'Comments allowed',
    teaser: 'Teaser',
    body: 'Text',
  },
  values: {
    category: {
      Tech: 'Tech',
      Lifestyle: 'Lifestyle',
      Music: 'Music',
    },
  },
  filters: {
    category: {
      label: 'Category',
      All: 'All',
      Tech: 'Tech',
      Lifestyle: 'Lifestyle',
      Music: 'Music',
    },
  },
  empty: {
    title: 'No posts yet',
    text: 'Posts appear here once an author has written one.',
  },
  noResult: {
    title: 'No posts found',
    text: 'No post matches the search and the filters.',
  },
  create: {
    title: 'Add post',
    submit: 'Add post',
    done: 'Post added.',
  },
  edit: {
    title: 'Edit post',
    submit: 'Save post',
    done: 'Post saved.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'It can be restored from the trash.',
    submit: 'Delete post',
    done: 'Post deleted.',
  },
};
