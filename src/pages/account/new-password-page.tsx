import { useState } from 'react';
import { isApiFailure } from '@lib/http';
import { AccountFrame } from './account-frame';
import { useTranslation } from 'react-i18next';
import { LinkEndView, type LinkEnd, type LinkKind } from './link-end';
import { NewPasswordForm } from './new-password-form';

interface NewPasswordPageProps {
  readonly kind: LinkKind;
  /** Sends the password with the link's token. Rejects with an `ApiFailure`. */
  readonly save: (password: string) => Promise<void>;
}

const ends: Readonly<Record<string, LinkEnd>> = { 'token used': 'used', 'token expired': 'expired' };

/** Returns the result if the link itself was rejected: another password would not help then. */
const endOf = (thrown: unknown): LinkEnd | undefined =>
  isApiFailure(thrown) && thrown.status === 400 ? ends[thrown.detail ?? ''] : undefined;

/** Sets a password with a mailed link: for a new account, or after a forgotten password. */
export function NewPasswordPage({ kind, save }: NewPasswordPageProps) {
  const { t } = useTranslation('new-password');
  const [end, setEnd] = useState<LinkEnd | null>(null);
  const saveOrEnd = async (password: string) => {
    try {
      await save(password);
      setEnd('saved');
    } catch (thrown) {
      const ended = endOf(thrown);
      if (!ended) throw thrown;
      setEnd(ended);
    }
  };
  if (end) return <LinkEndView kind={kind} end={end} />;
  return (
    <AccountFrame title={t(`${kind}.title`)} subtitle={t(`${kind}.subtitle`)}>
      <NewPasswordForm kind={kind} save={saveOrEnd} />
    </AccountFrame>
  );
}
