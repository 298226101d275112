import type { RouteObject } from 'react-router';
import { Pending } from '@ui/feedback/pending';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';

export const rootId = 'root';

const FirstWait = () => <Pending active fill="page" />;

/** The route around every screen, before and after login. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  Component: RootLayout,
  ErrorBoundary: RouteError,
  HydrateFallback: FirstWait,
  children,
});
