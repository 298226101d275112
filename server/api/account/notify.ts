import type { Row } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { ApiDeps } from '../deps';

/** What a person is told about their account after it happened. */
export type Notice =
  'password-changed' | 'factor-changed' | 'address-changed' | 'address-asked' | 'address-taken';

/** Mails a notice beside the answer. `user` is the row whose address is told. */
export const notify = (
  { background, mailer }: Pick<ApiDeps, 'background' | 'mailer'>,
  user: Row,
  kind: Notice,
  language: Language,
): void =>
  background.run(() =>
    mailer.send({ kind, to: String(user['username']), firstName: String(user['first_name']), language }),
  );
