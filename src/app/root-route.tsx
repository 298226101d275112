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
import { isLazyFailure, reloadFor } from './lazy-failure';
import { portalRouteId } from './portal/area-handle';
import { usePageChange } from './use-page-change';

/** `lang` in the address switches everything; without it the language stays what it is. */
const useAddressLanguage = () => {
  const [query, setQuery] = useSearchParams();
  const language = languageOf(query.get('lang'));
  useEffect(() => {
    if (language) void switchLanguage(language);
  }, [language]);
  // The control wins over the address, which would bring its language back with the next reload.
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
    // A language that came by address ends with the public pages (spec, section 1); a remembered one comes back.
    return () => void switchLanguage(rememberedLanguage() ?? 'en');
  }, [isForeign]);
};

const PublicLanguage = () => {
  useAddressLanguage();
  return null;
};

/** What surrounds every screen, before and after login. */
const RootLayout = () => {
  const isInPortal = useMatches().some(({ id }) => id === portalRouteId);
  const isLeaving = useNavigation().state !== 'idle';
  usePageChange();
  return (
    <>
      {!isInPortal && <PublicLanguage />}
      {/* Within the portal the shell stays and shows the wait itself. */}
      <Pending active={isLeaving && !isInPortal} fill="page">
        <Outlet />
      </Pending>
      <Notices />
    </>
  );
};

/**
 * Does by itself what gets over a failure that left nothing else on the screen: code that could not be fetched is fetched with the
 * whole page, once; what got no answer is tried `again` as soon as the connection is back.
 */
const useRecovery = (reason: unknown, again: () => void): void => {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (isLazyFailure(reason)) {
      const reload = () => void reloadFor(reason);
      reload();
      void connection.look();
      return connection.onReturn(reload);
    }
    if (statusOf(reason) !== 0) return undefined;
    return connection.onReturn(() => retry());
  }, [reason]);
};

const FirstWait = () => <Pending active fill="page" />;

/** What can be said without the code of the error page. */
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

/** Errors that no nearer boundary caught. Their pages are fetched when a screen has come to rest, and at the latest now. */
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
  const toLogin = () => void session.logout().then(() => window.location.assign('/login'));
  return Page ? <Page onLogin={toLogin} /> : <FirstWait />;
};

export const rootId = 'root';

/** The route around every screen, before and after login. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  Component: RootLayout,
  ErrorBoundary: RouteError,
  HydrateFallback: FirstWait,
  children,
});
