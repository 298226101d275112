import { useTranslation } from 'react-i18next';
import { MessagePage, SignCode } from './message-page';
import { SignOut } from './sign-out';
import { LeaveButtons } from './leave-buttons';

/** An unknown address, a flag that is off, a client number that is none. */
export function NotFoundPage() {
  const { t } = useTranslation('errors');
  return (
    <MessagePage
      sign={<SignCode code={t('notFound.code')} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<LeaveButtons />}
      aside={<SignOut />}
    />
  );
}
