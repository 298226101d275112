import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MessagePage, MessageIcon } from './message-page';
import { SignOut } from './sign-out';
import { LeaveButtons } from './leave-buttons';

/** Names as in the token and the flags. */
interface MissingAccess {
  readonly flag?: string | undefined;
  readonly permissions: readonly string[];
}

const Row = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 1 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      translate="no"
      variant="body2"
      sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'right' }}
    >
      {name}
    </Typography>
  </Box>
);

/** Tells an admin which permission or flag would open the area. */
function MissingRights({ missing }: { readonly missing: MissingAccess }) {
  const { t } = useTranslation('refusals');
  if (!missing.flag && missing.permissions.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('forbidden.missing')}
      sx={{
        mt: 3,
        px: 2,
        py: 1,
        width: '100%',
        maxWidth: 400,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        textAlign: 'left',
      }}
    >
      <Typography component="h2" sx={{ pt: 0.5, fontSize: 13, lineHeight: '18px', fontWeight: 600 }}>
        {t('forbidden.missing')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {missing.flag && <Row label={t('forbidden.flag')} name={missing.flag} />}
        {missing.permissions.map((name) => (
          <Row key={name} label={t('forbidden.permission')} name={name} />
        ))}
      </Box>
    </Box>
  );
}

interface ForbiddenPageProps {
  /** What access was denied to if there is no area: a page, or the client as a whole (`/clients/forbidden`). */
  readonly subject?: 'page' | 'client';
  /** The denied area's title, as in the menu. */
  readonly area?: string | undefined;
  /** The missing rights. Set only for admins; the names are of no use to other users. */
  readonly missing?: MissingAccess | undefined;
}

/** `/forbidden` and `/clients/forbidden`: an area without the required permission, or a client that is not the user's. */
export function ForbiddenPage({ subject = 'page', area, missing }: ForbiddenPageProps) {
  const { t } = useTranslation('refusals');
  const defaultText = subject === 'client' ? t('forbidden.client') : t('forbidden.page');
  return (
    <MessagePage
      illustration={<MessageIcon icon={LockOutlined} meaning="gray" />}
      title={t('forbidden.title')}
      text={area ? t('forbidden.area', { area }) : defaultText}
      actions={<LeaveButtons />}
      aside={<SignOut />}
    >
      {missing && <MissingRights missing={missing} />}
    </MessagePage>
  );
}
