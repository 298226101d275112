/** A US phone number as ddd-ddd-dddd: a +1 in front and everything but digits is dropped; empty when not ten digits remain. */
export const formatPhone = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const digits = value.trim().replace(/^\+1/, '').replace(/\D/g, '');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : '';
};
