import type { Row } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { ApiDeps } from '../deps';

/** Notices that a user gets about their account after a change. */
export type Notice =
  | 'password-changed'
  | 'factor-changed'
  | 'address-changed'
  | 'address-asked'
  | 'address-taken';

/** Mails a notice in the background. It goes to the address in the `user` row. */
export const notify = (
  { background, mailer }: Pick<ApiDeps, 'background' | 'mailer'>,
  user: Row,
  kind: Notice,
  language: Language,
): void =>
  background.run(() =>
    mailer.send({ kind, to: String(user['username']), firstName: String(user['first_name']), language }),
  );
