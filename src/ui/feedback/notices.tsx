import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissNotice, type Notice, useNotices } from '@lib/notify';
import { Button } from '../form/button';
import { Sentence } from './sentence';

/** Calls `onEnd` after `durationMs`, and never if the duration is null. While the notice is held, the timer is paused. */
const useNoticeTimer = (durationMs: number | null, onEnd: () => void) => {
  const [held, setHeld] = useState(false);
  const remainingMs = useRef(durationMs ?? 0);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });

  useEffect(() => {
    if (durationMs === null || held) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => onEndRef.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - start));
    };
  }, [durationMs, held]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
};

const kindStyles = {
  success: { Icon: CheckCircle, color: 'snackbar.accent' },
  info: { Icon: Info, color: 'snackbar.info' },
  error: { Icon: ErrorIcon, color: 'snackbar.error' },
} as const;

/** The notice is dark in both color schemes. */
const buttonStyle = {
  flex: 'none',
  color: 'inherit',
  // Higher specificity than the theme's hover color, which is made for pages.
  '&&&:hover': { bgcolor: 'rgb(255 255 255 / .1)' },
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
} as const;

/** In a narrow notice with two buttons, these are below the text. */
const contentStyle = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minWidth: 0,
} as const;

/** One temporary notice, dark in both color schemes. An error stays until the user closes it. */
export const NoticeBar = ({ notice }: { readonly notice: Notice }) => {
  const { t } = useTranslation('common');
  const { Icon, color } = kindStyles[notice.kind];
  const dismiss = () => dismissNotice(notice.key);
  const actions = [notice.action, notice.undo].filter((action) => action !== undefined);
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
      <Icon sx={{ flex: 'none', color }} />
      <Box sx={contentStyle}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Sentence text={notice.text} value={notice.value} />
        </Box>
        {actions.length > 0 && (
          <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
            {actions.map(({ label, run }) => (
              <Button key={label} color="inherit" onClick={run} sx={buttonStyle}>
                {label}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      <IconButton aria-label={t('notices.dismiss')} onClick={dismiss} sx={buttonStyle}>
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
 * The temporary notices, at the bottom center. Mount it once. Both live regions exist from the start, because some
 * screen readers do not announce a region that appears together with its text. Each new notice is announced alone,
 * without the previous ones.
 *
 * An open dialog hides all other elements from screen readers, and text that is added there is never announced. The
 * notices are therefore in a `slot` element in the body, which MUI's ModalManager ignores.
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
