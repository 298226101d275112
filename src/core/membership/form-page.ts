import type { ComplaintPath } from './member-path';

/** The pages of the form, in order: one thing each. To the person they are one step, the fourth of five (spec, section 1). */
export const formPages = ['personal', 'home', 'contact', 'beneficiaries'] as const;
export type FormPage = (typeof formPages)[number];

const homeFields: readonly string[] = ['address', 'city', 'state', 'zip_code'];
const contactFields: readonly string[] = ['email_address', 'phone_number'];

/** The page on which something is asked, by the path of its field. */
export const pageOf = (path: string): FormPage => {
  if (path.startsWith('beneficiaries')) return 'beneficiaries';
  if (homeFields.includes(path)) return 'home';
  return contactFields.includes(path) ? 'contact' : 'personal';
};

/**
 * What the button of a page checks: what is asked there, on the last page everything. `paths` are those of the form, in the order in which
 * they are seen.
 */
export const checkedOn = (page: FormPage, paths: readonly ComplaintPath[]): readonly ComplaintPath[] =>
  page === 'beneficiaries' ? paths : paths.filter((path) => pageOf(path) === page);
