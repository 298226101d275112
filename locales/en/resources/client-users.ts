import users from './users';

export default {
  ...users,
  empty: { title: 'No users yet', text: 'People who may sign in for this client appear here.' },
};
