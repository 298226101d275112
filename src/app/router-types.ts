import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

declare module 'react-router' {
  // Guards are middleware. This makes their context known to the router's types.
  interface Future {
    v8_middleware: true;
  }
}

/** What the module of an account screen provides. */
export interface AccountRoute {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
}
