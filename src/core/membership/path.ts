/** The public membership form's address (spec, section 2). */
const membershipPath = '/thepactform';

export const isMembershipPath = (pathname: string): boolean =>
  pathname.replace(/\/+$/, '') === membershipPath;
