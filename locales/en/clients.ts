export default {
  switch: {
    title: 'Switch Client Account',
    search: 'Search by client name',
    close: 'Close',
    list: 'Clients',
    whole: 'Show the list of clients',
    current: 'Current',
    first: 'First {{shown, number}} of {{total, number}}. Search to find the others.',
    all: { count_one: '{{count, number}} client', count_other: '{{count, number}} clients' },
    emptyTitle: 'No Clients Found',
    emptyText: 'We could not find any clients.',
    loading: 'Loading clients…',
    failedTitle: 'Clients could not be loaded',
    failedText: 'The server did not answer. Your search is kept.',
  },
  switched: "You're now logged in as {{name}}",
};
