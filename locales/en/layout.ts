export default {
  skipToContent: 'Skip to content',
  home: '{{name}}, start page',
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
  },
  groups: {
    start: 'Start',
    agency: 'Agency',
    workforce: 'Workforce',
    risk: 'Risk',
    finance: 'Finance',
    access: 'Access',
  },
  search: 'Search',
  searchKey: 'Search ({{shortcut}})',
  backTo: 'Back to {{area}}',
  switchClient: '{{name}}, switch client',
  account: { page: 'Account', label: '{{name}}, account menu', unnamed: 'Account menu', signOut: 'Sign Out' },
};
