import type { QueriesOf } from '@lib/visit';
import type { PageWords } from '@lib/words/add-page-words';
import { accountQueries } from '@pages/account/own/account-page';

export { AccountPage as default } from '@pages/account/own/account-page';

// `new-password` has the texts of the password rules.
export const words: readonly PageWords[] = ['my-account', 'new-password'];

export const queries: QueriesOf = ({ http }) => accountQueries(http);
