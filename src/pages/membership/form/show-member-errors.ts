import { isMemberError, type MemberError } from '@core/membership/member-errors';
import { complaintPaths, type ComplaintPath } from '@core/membership/member-path';
import type { MemberFormStore } from './member-form-store';

/**
 * Shows the server's errors: at the fields and in the summary, which gets the focus. An unknown error key is shown as
 * "invalid". Returns whether there was an error to show; if not, the page has to report the rejection.
 */
export const showMemberErrors = (
  form: MemberFormStore,
  refused: Readonly<Record<string, string>>,
): boolean => {
  const { values, errors } = form.current();
  const known = complaintPaths(values.beneficiaries.length);
  const pathOf = (path: string): ComplaintPath | undefined =>
    known.find((one) => one === path) ?? (path.startsWith('beneficiaries') ? 'beneficiaries' : undefined);
  const placed = Object.entries(refused).flatMap(([path, word]): [ComplaintPath, MemberError][] => {
    const memberPath = pathOf(path);
    return memberPath ? [[memberPath, isMemberError(word) ? word : 'invalid']] : [];
  });
  if (placed.length === 0) return false;
  form.send({ type: 'refuse', errors: { ...errors, ...Object.fromEntries(placed) } });
  return true;
};
