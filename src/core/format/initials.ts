const firstLetter = (value: unknown): string => {
  const [letter = ''] = typeof value === 'string' ? value.trim().normalize('NFC') : '';
  return letter.toUpperCase();
};

/** The first letters of first and last name, for an avatar without a picture; what is missing is left out. */
export const initials = (first: unknown, last: unknown): string => firstLetter(first) + firstLetter(last);
