export const portalRouteId = 'portal';
export const clientRouteId = 'client';
