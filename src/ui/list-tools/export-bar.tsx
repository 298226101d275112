import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../form/button';
import type { Export, ExportState } from './use-export';
import { InlineNotice } from '../feedback/inline-notice';

const Frame = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Portal>
    <Paper
      component="section"
      aria-label={label}
      elevation={8}
      variant="elevation"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        bottom: { xs: 16, sm: 24 },
        width: { sm: 380 },
        border: 1,
        borderColor: 'divider',
        boxShadow: 8,
      }}
    >
      {children}
    </Paper>
  </Portal>
);

interface ExportProgressProps {
  readonly state: Extract<ExportState, { status: 'running' }>;
  readonly list: string;
  readonly onCancel: () => void;
}

const ExportProgress = ({ state: { done, total }, list, onCancel }: ExportProgressProps) => {
  const { t } = useTranslation('tools');
  const text = total === undefined ? t('export.starting') : t('export.progress', { done, total });
  const known = total !== undefined && total > 0;
  const title = t('export.busy', { list });
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="p" role="status">
            {title}
          </Typography>
          <Typography color="text.secondary">{text}</Typography>
        </Box>
        <Button onClick={onCancel}>{t('export.cancel')}</Button>
      </Box>
      <LinearProgress
        aria-label={title}
        aria-valuetext={text}
        {...(known ? { variant: 'determinate', value: (done / total) * 100 } : { variant: 'indeterminate' })}
      />
    </Box>
  );
};

const reasons = { 0: 'offline', 403: 'forbidden', 429: 'tooMany' } as const;
const isKnown = (failure: number | undefined): failure is keyof typeof reasons =>
  failure !== undefined && failure in reasons;

interface ExportFailureProps {
  readonly failure: number | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const ExportFailure = ({ failure, onRetry, onClose }: ExportFailureProps) => {
  const { t } = useTranslation('tools');
  const reason = isKnown(failure) ? reasons[failure] : 'refused';
  return (
    <InlineNotice severity="error" sx={{ borderRadius: 'inherit' }}>
      <Typography variant="h3" component="p" sx={{ color: 'inherit' }}>
        {t('export.failedTitle')}
      </Typography>
      <span>{t(`export.${reason}`)}</span>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -1 }}>
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('export.again')}
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          {t('export.close')}
        </Button>
      </Box>
    </InlineNotice>
  );
};

interface ExportBarProps {
  readonly open: boolean;
  readonly task: Export;
  readonly list: string;
}

/**
 * The progress of an export, at the bottom of the window while the list stays usable; or why it failed, until the
 * user closes it.
 */
export const ExportBar = ({ open, task: { state, start, stop }, list }: ExportBarProps) => {
  const { t } = useTranslation('tools');
  if (!open || state.status === 'idle') return null;
  return (
    <Frame label={t('export.button')}>
      {state.status === 'running' ? (
        <ExportProgress state={state} list={list} onCancel={stop} />
      ) : (
        <ExportFailure failure={state.failure} onRetry={start} onClose={stop} />
      )}
    </Frame>
  );
};
