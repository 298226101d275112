import type { UseFormReturn } from 'react-hook-form';
import { isMemberError } from '../../../core/membership/member-errors';
import type { MemberForm } from '../../../core/membership/member-form';
import { pathsOf, setComplaint, type ComplaintPath } from './complaints';
import { markRefused } from './refusal';

/**
 * Shows what the server refused: at the fields and in the summary, which takes the focus. A word that nobody knows reads as
 * "invalid". Answers whether there was anything to show; if not, the page has to say by itself that the form was refused.
 */
export const showMemberErrors = (
  form: UseFormReturn<MemberForm>,
  errors: Readonly<Record<string, string>>,
): boolean => {
  const known = pathsOf(form.getValues('beneficiaries').length);
  const pathOf = (path: string): ComplaintPath | undefined =>
    known.find((one) => one === path) ?? (path.startsWith('beneficiaries') ? 'beneficiaries' : undefined);
  let shown = false;
  for (const [path, word] of Object.entries(errors)) {
    const place = pathOf(path);
    if (!place) continue;
    setComplaint(form, place, isMemberError(word) ? word : 'invalid');
    shown = true;
  }
  if (shown) markRefused(form);
  return shown;
};
