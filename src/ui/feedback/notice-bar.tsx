import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { dismissNotice, type Notice } from '@lib/notify';
import { useNoticeTimer } from './use-notice-timer';

const looks = {
  success: { Icon: CheckCircle, color: 'snackbar.accent' },
  info: { Icon: Info, color: 'snackbar.info' },
  error: { Icon: ErrorIcon, color: 'snackbar.error' },
} as const;

/** Both modes have the same dark bar. */
const buttonLook = {
  flex: 'none',
  color: 'inherit',
  // Before the theme's, which is for a page.
  '&&&:hover': { bgcolor: 'rgb(255 255 255 / .1)' },
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
} as const;

/** One passing notice, dark in both modes. An error stays until the user closes it. */
export const NoticeBar = ({ notice }: { readonly notice: Notice }) => {
  const { t } = useTranslation('common');
  const { Icon, color } = looks[notice.kind];
  const dismiss = () => dismissNotice(notice.key);
  const handlers = useNoticeTimer(notice.kind === 'error' ? null : notice.durationMs, dismiss);
  return (
    <Box
      {...handlers}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: { sm: 320 },
        maxWidth: 560,
        minHeight: 56,
        py: 1,
        pl: 2,
        pr: 1,
        borderRadius: '12px',
        bgcolor: 'snackbar.fill',
        color: 'snackbar.text',
        boxShadow: 8,
        pointerEvents: 'auto',
      }}
    >
      <Icon aria-hidden sx={{ flex: 'none', color }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{notice.text}</Box>
      {notice.undo && (
        <Button color="inherit" onClick={notice.undo} sx={buttonLook}>
          {t('notices.undo')}
        </Button>
      )}
      <IconButton aria-label={t('notices.dismiss')} onClick={dismiss} sx={buttonLook}>
        <Close />
      </IconButton>
    </Box>
  );
};
