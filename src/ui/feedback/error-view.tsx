import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '@lib/api-failure';
import { Button } from '../form/button';
import { DocumentTitle } from '../layout/document-title';
import { StateView } from './state-view';

/** Describes an error for the user who reports it. Never includes a stack trace or the address of a request. */
const describeError = (error: unknown, t: TFunction): string => {
  if (isApiFailure(error)) {
    if (error.status === 0) return t('error.noAnswer');
    return [t('error.status', { status: error.status }), error.detail].filter(Boolean).join(' ');
  }
  if (error instanceof Error && error.message !== '') return `${error.name}: ${error.message}`;
  return typeof error === 'string' && error !== '' ? error : t('error.unknown');
};

interface ErrorViewProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** The view of an unexpected error within a page. Its details are collapsed until they are opened. */
export const ErrorView = ({ error, onRetry }: ErrorViewProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <Box>
      <DocumentTitle parts={[t('error.title')]} />
      <StateView
        plate="error"
        role="alert"
        isPage
        icon={<ErrorOutline />}
        title={t('error.title')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <Button
              variant="outlined"
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
            >
              {open ? t('error.hide') : t('error.show')}
            </Button>
            {onRetry && (
              <Button variant="contained" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            )}
          </Box>
        }
      />
      <Box
        id={detailsId}
        component="pre"
        hidden={!open}
        sx={{
          mx: 'auto',
          mt: -3,
          mb: 4,
          p: 2,
          width: 'fit-content',
          maxWidth: 'min(640px, calc(100% - 32px))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'subtle',
          typography: 'caption',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {describeError(error, t)}
      </Box>
    </Box>
  );
};
