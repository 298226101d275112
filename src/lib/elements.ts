import type { ReactElement } from 'react';

/**
 * What React draws, without a bare text: for children that stand beside others. Text that has no element of its own is
 * lost when a browser translates the page (docs/decisions/135-screens-fit.md).
 */
export type Elements = ReactElement | boolean | null | undefined | '' | readonly Elements[];
