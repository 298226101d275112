/** Formats a US phone number as ddd-ddd-dddd. A leading +1 and all non-digits are dropped; empty if not ten digits remain. */
export const formatPhone = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const digits = value.trim().replace(/^\+1/, '').replace(/\D/g, '');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : '';
};

const firstLetter = (value: unknown): string => {
  const [letter = ''] = typeof value === 'string' ? value.trim().normalize('NFC') : '';
  return letter.toUpperCase();
};

/** Returns the first letters of first and last name, for an avatar without a picture. Missing names are left out. */
export const initials = (first: unknown, last: unknown): string => firstLetter(first) + firstLetter(last);
