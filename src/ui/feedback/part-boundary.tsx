import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { isChunkLoadError, reloadFor } from '@lib/chunk-load-error';
import type { Elements } from '@lib/elements';
import { Button } from '../form/button';
import { useHasUnsavedInput } from '../form/unsaved-guard';
import { InlineNotice } from './inline-notice';

interface FailedPartProps {
  readonly error: unknown;
  readonly children: Elements;
}

/** Reloads the page for code that cannot be loaded, once; while input is unsaved, it offers the reload instead. */
const FailedPart = ({ error, children }: FailedPartProps) => {
  const { t } = useTranslation('charts');
  const isUnsaved = useHasUnsavedInput();
  const isOffered = isUnsaved && isChunkLoadError(error);
  useEffect(() => {
    if (isChunkLoadError(error) && !isUnsaved) void reloadFor(error);
  }, [error, isUnsaved]);
  return (
    <>
      {isOffered && (
        <InlineNotice
          severity="info"
          role="status"
          action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
        >
          {t('outdated')}
        </InlineNotice>
      )}
      {children}
    </>
  );
};

const QuietNote = () => {
  const { t } = useTranslation('charts');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('failed')}
    </Typography>
  );
};

interface PartBoundaryProps {
  /** Shown if the part fails: its data in a simpler form, or a quiet note when absent. */
  readonly fallback?: Elements;
  readonly children: Elements;
}

/** Keeps the page when a part of it fails, such as a chart. */
export const PartBoundary = ({ fallback = <QuietNote />, children }: PartBoundaryProps) => (
  <ErrorBoundary fallbackRender={({ error }) => <FailedPart error={error}>{fallback}</FailedPart>}>
    {children}
  </ErrorBoundary>
);
