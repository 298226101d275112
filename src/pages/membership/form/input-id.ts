import type { ComplaintPath } from '@core/membership/member-path';

/** The id of a field's input, or of the button that adds a beneficiary. */
export const inputId = (path: ComplaintPath): string => `member-${path.replaceAll('.', '-')}`;

/** The complaint about the total; every share refers to it. */
export const totalErrorId = 'member-total-error';
