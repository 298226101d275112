import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissNotice, type Notice, useNotices } from '@lib/notify';

/** Calls `onEnd` after `durationMs` of not being held, and never when the duration is null. Holding keeps the time that is left. */
const useNoticeTimer = (durationMs: number | null, onEnd: () => void) => {
  const [held, setHeld] = useState(false);
  const left = useRef(durationMs ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (durationMs === null || held) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [durationMs, held]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
};

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
      {notice.action && (
        <Button color="inherit" onClick={notice.action.run} sx={buttonLook}>
          {notice.action.label}
        </Button>
      )}
      <IconButton aria-label={t('notices.dismiss')} onClick={dismiss} sx={buttonLook}>
        <Close />
      </IconButton>
    </Box>
  );
};

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  width: '100%',
} as const;

/**
 * The passing notices, bottom centre. Mount it once. Both live regions are there from the start, because a region that
 * arrives together with its text is not read out everywhere. Each notice is read out by itself, and not those before it once more.
 *
 * An open dialog hides everything beside it from screen readers, and what is written there meanwhile is never read out: so the notices
 * stand in a `slot` of the body, which MUI's ModalManager leaves alone.
 */
export const Notices = () => {
  const { t } = useTranslation('common');
  const notices = useNotices();
  const bars = (errors: boolean) =>
    notices
      .filter(({ kind }) => (kind === 'error') === errors)
      .map((notice) => <NoticeBar key={`${notice.key} ${notice.text}`} notice={notice} />);
  return (
    <Portal>
      <slot>
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
          <Box role="alert" aria-atomic={false} sx={column}>
            {bars(true)}
          </Box>
          <Box role="status" aria-atomic={false} sx={column}>
            {bars(false)}
          </Box>
        </Box>
      </slot>
    </Portal>
  );
};
