/** The most common e-mail providers. */
const usual = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net'];
/** Real providers that look like typos. */
const real = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'hotmail.co', 'yahoo.ca', 'yahoo.co'];

/** Whether two texts differ by one typo: an extra, missing or wrong letter, or two adjacent letters swapped. */
const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, goal] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === goal ||
    rest === goal.slice(1) ||
    rest.slice(1) === goal.slice(1) ||
    (rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2))
  );
};

/** Returns the address that was probably meant (`gmail.com` for `gmial.com`); null if the address has no likely typo. */
export const likelyEmail = (email: string): string | null => {
  const [, person = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (typed === '' || usual.includes(typed) || real.includes(typed)) return null;
  const meant = usual.find((one) => isOneSlip(typed, one));
  return meant === undefined ? null : `${person}@${meant}`;
};
