import type { ErrorPath } from './member-path';

/** The pages of the form, in order, one topic each. Applicants see them as one step, the fourth of five (spec, section 1). */
export const formPages = ['personal', 'home', 'contact', 'beneficiaries'] as const;
export type FormPage = (typeof formPages)[number];

const homeFields: readonly string[] = ['address', 'city', 'state', 'zip_code'];
const contactFields: readonly string[] = ['email_address', 'phone_number'];

/** Returns the page that has a field, by the field's path. */
export const pageOf = (path: string): FormPage => {
  if (path.startsWith('beneficiaries')) return 'beneficiaries';
  if (homeFields.includes(path)) return 'home';
  return contactFields.includes(path) ? 'contact' : 'personal';
};

/**
 * Returns the fields that the button of a page validates: those of the page, and on the last page all of them. `paths`
 * are the paths of the form, in the order shown.
 */
export const pathsToValidate = (page: FormPage, paths: readonly ErrorPath[]): readonly ErrorPath[] =>
  page === 'beneficiaries' ? paths : paths.filter((path) => pageOf(path) === page);
