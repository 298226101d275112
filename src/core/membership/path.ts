/** The public membership form's address (spec, section 2). */
const membershipPath = '/thepactform';

/** People and programs write it in capitals, too. */
export const isMembershipPath = (pathname: string): boolean =>
  pathname.replace(/\/+$/, '').toLowerCase() === membershipPath;
