import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the current work belongs to, also in its background tasks. */
export const requestScope = new AsyncLocalStorage<string>();
