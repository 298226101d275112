import { isMemberError, type MemberError } from '@core/membership/member-errors';
import { errorPaths, type ErrorPath } from '@core/membership/member-path';
import type { MemberFormStore } from './member-form-store';

/**
 * Shows the server's errors: at the fields and in the summary, which gets the focus. An unknown error key is shown as
 * "invalid". Returns whether there was an error to show; if not, the page has to report the rejection.
 */
export const showMemberErrors = (
  form: MemberFormStore,
  serverErrors: Readonly<Record<string, string>>,
): boolean => {
  const { values, errors } = form.current();
  const known = errorPaths(values.beneficiaries.length);
  const pathOf = (path: string): ErrorPath | undefined =>
    known.find((one) => one === path) ?? (path.startsWith('beneficiaries') ? 'beneficiaries' : undefined);
  const memberErrors = Object.entries(serverErrors).flatMap(([path, code]): [ErrorPath, MemberError][] => {
    const memberPath = pathOf(path);
    return memberPath ? [[memberPath, isMemberError(code) ? code : 'invalid']] : [];
  });
  if (memberErrors.length === 0) return false;
  form.send({ type: 'refuse', errors: { ...errors, ...Object.fromEntries(memberErrors) } });
  return true;
};
