/**
 * Formats whole minutes: `1 h 30 min`, `2 h`, `45 min`; the symbols are the same in every language (ISO 80000-3). Empty
 * if the value is no number of minutes from 0 on.
 */
export const formatDuration = (value: unknown): string => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return '';
  const [hours, minutes] = [Math.floor(value / 60), value % 60];
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
    .filter(Boolean)
    .join(' ');
};
