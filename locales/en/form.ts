export default {
  cancel: 'Cancel',
  close: 'Close',
  busy: 'Saving',
  taken: '{{field}} is already in use',
  deleting: 'Deleting',
  choose: 'Choose',
  loadFailed: 'This record could not be loaded.',
  notFound: 'This record does not exist any more.',
  retry: 'Try again',
  search: {
    label: 'Find the address',
    none: 'Nothing found',
    loading: 'Searching',
    failed: 'The search does not answer. Fill in the fields below.',
    listFailed: 'The choices could not be loaded.',
    hint: 'Type to search',
    clear: 'Clear',
    open: 'Open',
    remove: 'Remove',
  },
  failure: {
    offline:
      'The server did not answer, so we cannot tell whether it was done. Nothing you typed is lost. Try again.',
    forbidden: 'You are not allowed to do this.',
    gone: 'This record does not exist any more.',
    busy: {
      count_one: 'Too many attempts. Try again in {{count, number}} minute.',
      count_other: 'Too many attempts. Try again in {{count, number}} minutes.',
    },
    yourself: 'You cannot delete your own account.',
    deactivateYourself: 'You cannot deactivate your own account.',
    lastAdministrator: 'The agency needs at least one active administrator.',
    conflict: 'Somebody else changed this in the meantime. Close and open it again.',
    other:
      'Something went wrong, and we cannot tell whether it was done. Nothing you typed is lost. Try again.',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you typed here will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
};
