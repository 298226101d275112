/** Of the panel's button. Whoever finds this text in a build has found the panel there. */
export const whyId = 'portal-why';
