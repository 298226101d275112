/** What a page says whose scripts did not arrive. */
export default {
  incomplete:
    'This page did not load completely. Nothing was sent. Check your connection, then load it again.',
  reload: 'Load again',
};
