import type { MouseEvent } from 'react';

/**
 * For what a form's buttons stand in. A press must not take the focus out of the field first: leaving it checks it, a complaint comes or
 * goes, the form changes its height, and the button is no longer where the press ends.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
