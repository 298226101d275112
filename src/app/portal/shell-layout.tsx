import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { connection } from '@lib/connection';
import { fetchedAtRest, fetchForRest, onDemand, type OverlayProps } from '@lib/on-demand';
import { type CurrentClient, useChooseClient, useCurrentClient } from '@lib/portal-context';
import { ErrorView } from '@ui/feedback/error-view';
import { Pending } from '@ui/feedback/pending';
import { UnsavedGuard } from '@ui/form/unsaved-guard';
import { Shell } from '@ui/layout/shell';
import { isLazyFailure } from '../lazy-failure';
import { isAreaHandle } from './area-handle';

/** The command palette. */
const Palette = onDemand(async () => (await import('@pages/palette/palette-dialog')).PaletteDialog);

/** The list of keys. */
const Shortcuts = onDemand(async () => (await import('@pages/palette/shortcuts-dialog')).ShortcutsDialog);

const Dialog = onDemand(async () => (await import('@pages/clients/switch-client-dialog')).SwitchClientDialog);

/** The dialog of the client switch. */
const SwitchHost = ({ open, onClose }: OverlayProps) => {
  const current = useCurrentClient();
  const chooseClient = useChooseClient();
  const choose = (client: CurrentClient) => {
    onClose();
    chooseClient(client);
  };
  return <Dialog open={open} currentId={current?.id} onClose={onClose} onChoose={choose} />;
};

const SwitchDialog = Object.assign(SwitchHost, { ahead: Dialog.ahead });

// Where the way out leads, and what the router shows for an error.
fetchedAtRest(() => import('../login-route'));
fetchedAtRest(() => import('@pages/errors/error-page'));
fetchedAtRest(() => import('@pages/errors/not-found-page'));

/** Does some work when the browser has nothing else to do; Safari has no idle callback. The answer takes it back. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};

const isLost = () => connection.state() === 'lost';

/**
 * Fetches what the page may open as soon as everything that it shows is there. Not without a connection: browsers do not ask again for a
 * script that has failed. It draws nothing.
 */
const FetchForRest = () => {
  const isWaiting = useIsFetching() > 0;
  const rests = !useSyncExternalStore(connection.subscribe, isLost) && !isWaiting;
  useEffect(() => (rests ? whenIdle(() => void fetchForRest()) : undefined), [rests]);
  return null;
};

/** Whether what is on its way lies over the area that is open, as its forms and records do. */
const useIsOverArea = (): boolean => {
  const { location } = useNavigation();
  const area = useMatches().find(({ handle }) => isAreaHandle(handle));
  return (
    location !== undefined && area !== undefined && `${location.pathname}/`.startsWith(`${area.pathname}/`)
  );
};

/** Bars and menu around an area; a fault within the page leaves them standing. */
export const ShellLayout = () => {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const isOverArea = useIsOverArea();
  const queryClient = useQueryClient();
  // An answer that could not be drawn would break the page again.
  const forgetAnswers = () => queryClient.removeQueries({ queryKey: ['data'] });
  return (
    <Shell switchDialog={SwitchDialog} palette={Palette} shortcuts={Shortcuts}>
      <FetchForRest />
      <Pending active={isLeaving} isOver={isOverArea}>
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
