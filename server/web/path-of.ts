import { getPath } from 'hono/utils/url';

/**
 * Returns the path of a request as the API's router reads it, with percent-encoded characters decoded. Every decision
 * about a path uses it, so that no other spelling of an address is treated differently from the one that is served.
 */
export const pathOf = (request: Request): string => getPath(request);
