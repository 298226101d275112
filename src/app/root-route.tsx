import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { statusOf } from '@lib/api-failure';
import { connection } from '@lib/connection';
import { onChoice } from '@lib/choices';
import { languageKey, languageOf, rememberedLanguage, switchLanguage } from '@lib/i18n';
import { useSession } from '@lib/session-context';
import type { ErrorPage } from '@pages/errors/error-page';
import { Notices } from '@ui/feedback/notices';
import { Pending } from '@ui/feedback/pending';
import { isChunkLoadError, reloadFor } from '@lib/chunk-load-error';
import { portalRouteId } from './portal/area-handle';
import { usePageChange } from './use-page-change';

/** Applies `lang` in the address to the public pages; without it the language stays the same. */
const useAddressLanguage = () => {
  const [query, setQuery] = useSearchParams();
  const language = languageOf(query.get('lang'));
  useEffect(() => {
    if (language) void switchLanguage(language);
  }, [language]);
  // The language toggle overrides the address. Otherwise the address would restore its language with the next reload.
  const followChoice = useEffectEvent((key: string) => {
    const chosen = rememberedLanguage();
    if (key !== languageKey || !chosen || !query.has('lang')) return;
    const next = new URLSearchParams(query);
    next.set('lang', chosen);
    setQuery(next, { replace: true });
  });
  useEffect(() => onChoice((key) => followChoice(key)), []);
  const isForeign = language !== undefined && language !== 'en';
  useEffect(() => {
    if (!isForeign) return undefined;
    // A language from the address ends with the public pages (spec, section 1). The remembered one is restored.
    return () => void switchLanguage(rememberedLanguage() ?? 'en');
  }, [isForeign]);
};

const PublicLanguage = () => {
  useAddressLanguage();
  return null;
};

/** The frame of every screen, before and after login. */
const RootLayout = () => {
  const isInPortal = useMatches().some(({ id }) => id === portalRouteId);
  const isNavigating = useNavigation().state !== 'idle';
  usePageChange();
  return (
    <>
      {!isInPortal && <PublicLanguage />}
      {/* In the portal the shell stays and shows the loading state itself. */}
      <Pending active={isNavigating && !isInPortal} fill="page">
        <Outlet />
      </Pending>
      <Notices />
    </>
  );
};

/**
 * Recovers automatically from failures that left nothing else on the screen. Code that failed to load is loaded by
 * reloading the page, once. A request without a response is retried with `again` when the connection is back.
 */
const useRecovery = (reason: unknown, onRetry: () => void): void => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isChunkLoadError(reason)) {
      const reload = () => void reloadFor(reason);
      reload();
      void connection.check();
      return connection.onReconnect(reload);
    }
    if (statusOf(reason) !== 0) return undefined;
    return connection.onReconnect(() => retry());
  }, [reason]);
};

const InitialLoading = () => <Pending active fill="page" />;

/** The error message when the code of the error page cannot be loaded. */
const PlainError = () => {
  const { t } = useTranslation('errors');
  return (
    <main role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <button onClick={() => window.location.reload()}>{t('error.reload')}</button>
    </main>
  );
};

const loadErrorPage = async () => (await import('@pages/errors/error-page')).ErrorPage;
const loadNotFoundPage = async () => (await import('@pages/errors/not-found-page')).NotFoundPage;

/** Shows errors that no inner boundary caught. The error pages are preloaded when a screen is idle, or loaded here. */
const RouteError = () => {
  const reason = useRouteError();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [Page, setPage] = useState<ComponentType<ComponentProps<typeof ErrorPage>>>();
  useRecovery(reason, () => void revalidate());
  const isNotFound = isRouteErrorResponse(reason) && reason.status === 404;
  useEffect(() => {
    const load = isNotFound ? loadNotFoundPage : loadErrorPage;
    load().then(
      (page) => setPage(() => page),
      () => setPage(() => PlainError),
    );
  }, [isNotFound]);
  const logOut = () => void session.logout().then(() => window.location.assign('/login'));
  return Page ? <Page onLogin={logOut} /> : <InitialLoading />;
};

export const rootId = 'root';

/** The route around every screen, before and after login. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  Component: RootLayout,
  ErrorBoundary: RouteError,
  HydrateFallback: InitialLoading,
  children,
});
