import { cleanCode } from '../text/clean-code';

/** The most common e-mail providers. */
const commonDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net'];
/** Real providers that look like typos. */
const realDomains = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'hotmail.co', 'yahoo.ca', 'yahoo.co'];

/** Whether two texts differ by one typo: an extra, missing or wrong letter, or two adjacent letters swapped. */
const differsByOneTypo = (typed: string, intended: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === intended[start]) start += 1;
  const [rest, expected] = [typed.slice(start), intended.slice(start)];
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
};

/** Returns the address that was probably meant (`gmail.com` for `gmial.com`); null if the address has no likely typo. */
export const suggestEmail = (email: string): string | null => {
  const [, person = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(cleanCode(email)) ?? [];
  const typed = domain.toLowerCase();
  if (typed === '' || commonDomains.includes(typed) || realDomains.includes(typed)) return null;
  const intended = commonDomains.find((one) => differsByOneTypo(typed, one));
  return intended === undefined ? null : `${person}@${intended}`;
};
