import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNotices } from '@lib/notify';
import { NoticeBar } from './notice-bar';

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  width: '100%',
} as const;

/**
 * The passing notices, bottom centre. Mount it once. Both live regions are there from the start, because a region that
 * arrives together with its text is not read out everywhere.
 */
export const Notices = () => {
  const { t } = useTranslation('common');
  const notices = useNotices();
  const bars = (errors: boolean) =>
    notices
      .filter(({ kind }) => (kind === 'error') === errors)
      .map((notice) => <NoticeBar key={`${notice.key} ${notice.text}`} notice={notice} />);
  return (
    <Box
      component="section"
      aria-label={t('notices.label')}
      sx={{
        ...column,
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 0,
        bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--banner, 0px))',
        px: 2,
        typography: 'body1',
        pointerEvents: 'none',
      }}
    >
      <Box role="alert" sx={column}>
        {bars(true)}
      </Box>
      <Box role="status" sx={column}>
        {bars(false)}
      </Box>
    </Box>
  );
};
