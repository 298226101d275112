/** Of the workbench's own element. Whoever finds this text in a build has found the workbench there. */
export const workbenchId = 'portal-workbench';
