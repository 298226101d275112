export const portalRouteId = 'portal';
export const clientRouteId = 'client';
/** A route outside of the clients that keeps the menu of the client one works with. */
export const keptClientRouteId = 'kept-client';
