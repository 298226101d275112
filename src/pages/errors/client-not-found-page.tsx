import DomainDisabledOutlined from '@mui/icons-material/DomainDisabledOutlined';
import { useTranslation } from 'react-i18next';
import { MessagePage, MessageIcon } from './message-page';
import { SignOut } from './sign-out';
import { LeaveButtons } from './leave-buttons';

/** `/clients/not-found`: no client has this id. */
export function ClientNotFoundPage() {
  const { t } = useTranslation('refusals');
  return (
    <MessagePage
      illustration={<MessageIcon icon={DomainDisabledOutlined} meaning="gray" />}
      title={t('clientNotFound.title')}
      text={t('clientNotFound.text')}
      actions={<LeaveButtons />}
      aside={<SignOut />}
    />
  );
}
