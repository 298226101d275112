import type { MemberError, MemberErrors } from '@core/membership/member-errors';
import { isMasked, type MemberForm } from '@core/membership/member-form';
import { type InputPath, valueAt } from '@core/membership/member-path';
import { isPlain } from '@server/pdf/plain-text';
import type { ApiDeps } from '../deps';

const names: readonly InputPath[] = ['first_name', 'middle_name', 'last_name', 'address', 'city'];

/**
 * Returns errors for texts with letters that the signed file could not show. They name the letters, but not those of a
 * value that was sent masked. Texts with an error in `known` are not looked at.
 */
export const unprintableErrors = async (
  { pdf }: ApiDeps,
  { sent, typed, known }: { readonly sent: MemberForm; readonly typed: MemberForm; readonly known: object },
): Promise<MemberErrors> => {
  const paths = [...names, ...typed.beneficiaries.map((_, at): InputPath => `beneficiaries.${at}.full_name`)];
  const textOf = (path: InputPath): string => valueAt(typed, path) ?? '';
  const unusual = paths.filter((path) => !Object.hasOwn(known, path) && !isPlain(textOf(path)));
  if (unusual.length === 0) return {};
  const missing = await pdf.missing(unusual.map(textOf));
  return Object.fromEntries(
    unusual.flatMap((path, at): [InputPath, MemberError][] => {
      const letters = missing[at] ?? '';
      if (letters === '') return [];
      return [[path, isMasked(valueAt(sent, path) ?? '') ? 'unprintable' : `unprintable ${letters}`]];
    }),
  );
};
