import { useQueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ErrorView } from '../../ui/feedback/error-view';
import { Pending } from '../../ui/feedback/pending';
import { Shell } from '../../ui/layout/shell';
import { PaletteHost, usePaletteAhead } from './palette-host';
import { SwitchDialog } from './switch-dialog';

/** Bars and menu around an area; a fault within the page leaves them standing. */
export const ShellLayout = () => {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const queryClient = useQueryClient();
  usePaletteAhead();
  // An answer that could not be drawn would break the page again.
  const forgetAnswers = () => queryClient.removeQueries({ queryKey: ['data'] });
  return (
    <Shell switchDialog={SwitchDialog} palette={PaletteHost}>
      <Pending active={isLeaving}>
        <ErrorBoundary
          resetKeys={[pathname]}
          onReset={forgetAnswers}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <ErrorView error={error} onRetry={resetErrorBoundary} />
          )}
        >
          <Outlet />
        </ErrorBoundary>
      </Pending>
    </Shell>
  );
};
