import { read, write } from './portal-rows';
import { everybody, allNotFound, type Row } from './rows';

const wrongInput = everybody.replaceAll('A', 'I');
const account = '/api/v1/account';

/** Every user has an account and reaches only that one. */
export const accountRows: readonly Row[] = [
  { route: `GET ${account}`, tries: [read('v1/account', everybody)] },
  { route: `PUT ${account}`, tries: [write('v1/account', wrongInput)] },
  { route: `PUT ${account}/password`, tries: [write('v1/account/password', wrongInput)] },
  { route: `PUT ${account}/address`, tries: [write('v1/account/address', wrongInput)] },
  { route: `DELETE ${account}/address`, tries: [read('v1/account/address', everybody)] },
  { route: `GET ${account}/sessions`, tries: [read('v1/account/sessions', everybody)] },
  { route: `DELETE ${account}/sessions/:id`, tries: [read('v1/account/sessions/99999', allNotFound)] },
  { route: `DELETE ${account}/sessions`, tries: [read('v1/account/sessions', everybody)] },
  { route: `POST ${account}/factor`, tries: [write('v1/account/factor', wrongInput)] },
  { route: `DELETE ${account}/factor`, tries: [write('v1/account/factor', wrongInput)] },
  {
    route: `POST ${account}/factor/confirm`,
    tries: [write('v1/account/factor/confirm', everybody.replaceAll('A', 'E'))],
  },
  // None of these users has a factor of mailed codes.
  {
    route: `POST ${account}/factor/code`,
    tries: [read('v1/account/factor/code', everybody.replaceAll('A', 'C'))],
  },
  // For administrators, with their password.
  { route: 'DELETE /api/v1/sessions', tries: [write('v1/sessions', 'IFFFFFFFFFFFF')] },
  { route: `POST ${account}/recovery-codes`, tries: [write('v1/account/recovery-codes', wrongInput)] },
];
