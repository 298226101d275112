import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page';
import { MissingRights, type Missing } from './missing-rights';
import { SignPlate } from './sign';
import { SignOut } from './sign-out';
import { WayOut } from './way-out';

interface ForbiddenPageProps {
  /** What was refused when no area is named: a page, or the client as a whole (`/clients/forbidden`). */
  readonly subject?: 'page' | 'client';
  /** The refused area's title, as the menu calls it. */
  readonly area?: string | undefined;
  /** What the user lacks. Passed for admins only; other users cannot use the names. */
  readonly missing?: Missing | undefined;
}

/** `/forbidden` and `/clients/forbidden`: an area without the permission that it needs, or a client that is not the user's. */
export function ForbiddenPage({ subject = 'page', area, missing }: ForbiddenPageProps) {
  const { t } = useTranslation('refusals');
  const refused = subject === 'client' ? t('forbidden.client') : t('forbidden.page');
  return (
    <MessagePage
      sign={<SignPlate icon={LockOutlined} meaning="gray" />}
      title={t('forbidden.title')}
      text={area ? t('forbidden.area', { area }) : refused}
      actions={<WayOut />}
      aside={<SignOut />}
    >
      {missing && <MissingRights missing={missing} />}
    </MessagePage>
  );
}
