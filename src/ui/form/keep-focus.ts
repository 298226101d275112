import type { MouseEvent } from 'react';

/**
 * For the containers of a form's buttons. A press must not blur the current field first: the blur validates the
 * field, an error appears or disappears, the form changes its height, and the button moves away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
