import { useQueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ErrorView } from '@ui/feedback/error-view';
import { Pending } from '@ui/feedback/pending';
import { UnsavedGuard } from '@ui/form/unsaved-guard';
import { Shell } from '@ui/layout/shell';
import { isLazyFailure } from '../lazy-failure';
import { FetchForRest } from './fetch-for-rest';
import { Palette } from './palette';
import { SwitchDialog } from './switch-dialog';

/** Bars and menu around an area; a fault within the page leaves them standing. */
export const ShellLayout = () => {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const queryClient = useQueryClient();
  // An answer that could not be drawn would break the page again.
  const forgetAnswers = () => queryClient.removeQueries({ queryKey: ['data'] });
  return (
    <Shell switchDialog={SwitchDialog} palette={Palette}>
      <FetchForRest />
      <Pending active={isLeaving}>
        <ErrorBoundary
          resetKeys={[pathname]}
          onReset={forgetAnswers}
          fallbackRender={({ error, resetErrorBoundary }) => {
            // Only the whole page can be fetched anew: the boundary above sees to it.
            if (isLazyFailure(error)) throw error;
            return <ErrorView error={error} onRetry={resetErrorBoundary} />;
          }}
        >
          <UnsavedGuard>
            <Outlet />
          </UnsavedGuard>
        </ErrorBoundary>
      </Pending>
    </Shell>
  );
};
