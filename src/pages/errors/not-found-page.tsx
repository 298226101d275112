import { useTranslation } from 'react-i18next';
import { MessagePage, MessageCode } from './message-page';
import { SignOut } from './sign-out';
import { LeaveButtons } from './leave-buttons';

/** Shown for an unknown address, a flag that is off, and an invalid client id. */
export function NotFoundPage() {
  const { t } = useTranslation('errors');
  return (
    <MessagePage
      illustration={<MessageCode code={t('notFound.code')} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<LeaveButtons />}
      aside={<SignOut />}
    />
  );
}
