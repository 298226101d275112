/** The id of the panel's button. A build that contains this text contains the panel. */
export const whyId = 'portal-why';
