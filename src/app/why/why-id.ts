/** Of the panel's button. A build that holds this text holds the panel. */
export const whyId = 'portal-why';
