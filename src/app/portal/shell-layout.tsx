import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { connection } from '@lib/connection';
import { preloadWhenIdle, preloadRegistered, onDemand, type OverlayProps } from '@lib/on-demand';
import { type CurrentClient, useChooseClient, useCurrentClient } from '@lib/portal-context';
import { ErrorView } from '@ui/feedback/error-view';
import { Pending } from '@ui/feedback/pending';
import { UnsavedGuard } from '@ui/form/unsaved-guard';
import { Shell } from '@ui/layout/shell';
import { isChunkLoadError } from '@lib/chunk-load-error';
import { isAreaHandle } from './area-handle';

const Palette = onDemand(async () => (await import('@pages/palette/palette-dialog')).PaletteDialog);

/** The dialog with the keyboard shortcuts. */
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

// Code for the sign-out, and for the errors that the router shows.
preloadWhenIdle(() => import('../login-route'));
preloadWhenIdle(() => import('@pages/errors/error-page'));
preloadWhenIdle(() => import('@pages/errors/not-found-page'));

/** Runs some work when the browser is idle; Safari has no idle callback. Returns a function that cancels it. */
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
 * Once everything on the page has loaded, fetches the code that the page may need next. Not without a connection:
 * browsers do not request a failed script again. Renders nothing.
 */
const IdlePreloader = () => {
  const isWaiting = useIsFetching() > 0;
  const isIdle = !useSyncExternalStore(connection.subscribe, isLost) && !isWaiting;
  useEffect(() => (isIdle ? whenIdle(() => void preloadRegistered()) : undefined), [isIdle]);
  return null;
};

/** Whether the pending navigation leads to a form or record over the current area. */
const useIsOverArea = (): boolean => {
  const { location } = useNavigation();
  const area = useMatches().find(({ handle }) => isAreaHandle(handle));
  return (
    location !== undefined && area !== undefined && `${location.pathname}/`.startsWith(`${area.pathname}/`)
  );
};

/** The bars and the menu around an area. They stay when the page crashes. */
export const ShellLayout = () => {
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isOverArea = useIsOverArea();
  const queryClient = useQueryClient();
  // Data that crashed the page would crash it again.
  const removeData = () => queryClient.removeQueries({ queryKey: ['data'] });
  return (
    <Shell switchDialog={SwitchDialog} palette={Palette} shortcuts={Shortcuts}>
      <IdlePreloader />
      <Pending active={isNavigating} isOver={isOverArea}>
        <ErrorBoundary
          resetKeys={[pathname]}
          onReset={removeData}
          fallbackRender={({ error, resetErrorBoundary }) => {
            // Only a page reload can load the code: leave it to the boundary above.
            if (isChunkLoadError(error)) throw error;
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
