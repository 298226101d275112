import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@lib/notify';
import { useCurrentUser } from '@lib/portal-context';
import { useSession } from '@lib/session-context';
import { BusyButton } from '@ui/form/busy-button';
import { failureText } from '@ui/form/failure-text';
import { AccountCard } from './account-card';

/** Sets a new password with the same mailed link as the forgot-password page. */
const MailedPasswordCard = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('my-account');
  const { t: formWords } = useTranslation('form');
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await session.requestReset(address);
      notify({ kind: 'success', key: 'password', text: t('address.done', { address }), value: address });
    } catch (reason) {
      notify({ kind: 'error', key: 'password', text: failureText(reason, formWords) });
    }
    setBusy(false);
  };
  return (
    <AccountCard title={t('password.title')} text={t('password.byMail')}>
      <BusyButton
        variant="outlined"
        label={t('address.submit')}
        busyLabel={t('address.busy')}
        busy={busy}
        onClick={() => void send()}
      />
    </AccountCard>
  );
};

const ValueText = ({ children }: { readonly children: string }) => (
  <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** The account on a server without account requests: the data of the user's record, and the link for a new password. */
export const PlainAccount = () => {
  const { t } = useTranslation('my-account');
  const { firstName = '', lastName = '', username } = useCurrentUser() ?? {};
  return (
    <>
      <AccountCard title={t('name.title')} text={t('name.text')}>
        <ValueText>{`${firstName} ${lastName}`.trim()}</ValueText>
      </AccountCard>
      {username !== undefined && (
        <>
          <AccountCard title={t('address.title')} text={t('address.text')}>
            <ValueText>{username}</ValueText>
          </AccountCard>
          <MailedPasswordCard address={username} />
        </>
      )}
    </>
  );
};
