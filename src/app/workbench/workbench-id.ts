/** Of the workbench's own element. A build that holds this text holds the workbench. */
export const workbenchId = 'portal-workbench';
