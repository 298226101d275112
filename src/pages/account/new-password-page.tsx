import { useState } from 'react';
import { isApiFailure } from '@lib/http';
import { AccountFrame } from './account-frame';
import { useTranslation } from 'react-i18next';
import { LinkResultView, type LinkResult, type LinkKind } from './link-result';
import { NewPasswordForm } from './new-password-form';

interface NewPasswordPageProps {
  readonly kind: LinkKind;
  /** Sends the password with the link's token. Rejects with an `ApiFailure`. */
  readonly save: (password: string) => Promise<void>;
}

const resultsByDetail: Readonly<Record<string, LinkResult>> = {
  'token used': 'used',
  'token expired': 'expired',
};

/** Returns the result if the link itself was rejected: another password would not help then. */
const linkResultOf = (thrown: unknown): LinkResult | undefined =>
  isApiFailure(thrown) && thrown.status === 400 ? resultsByDetail[thrown.detail ?? ''] : undefined;

/** Sets a password with a mailed link: for a new account, or after a forgotten password. */
export function NewPasswordPage({ kind, save }: NewPasswordPageProps) {
  const { t } = useTranslation('new-password');
  const [linkResult, setLinkResult] = useState<LinkResult | null>(null);
  const handleSave = async (password: string) => {
    try {
      await save(password);
      setLinkResult('saved');
    } catch (thrown) {
      const rejectedResult = linkResultOf(thrown);
      if (!rejectedResult) throw thrown;
      setLinkResult(rejectedResult);
    }
  };
  if (linkResult) return <LinkResultView kind={kind} linkResult={linkResult} />;
  return (
    <AccountFrame title={t(`${kind}.title`)} subtitle={t(`${kind}.subtitle`)}>
      <NewPasswordForm kind={kind} save={handleSave} />
    </AccountFrame>
  );
}
