import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

declare module 'react-router' {
  // Guards are middleware; this makes the router's types know their context.
  interface Future {
    v8_middleware: true;
  }
}

/** What the file of an account's screen brings along. */
export interface AccountRoute {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
}
