import { formatNumber } from './number';

/** US dollars without cents, for figures that are read at a glance; empty when the value is no finite number. */
export const formatWholeDollars = (value: unknown): string => {
  const figure = formatNumber(value);
  return figure.startsWith('-') ? `-$${figure.slice(1)}` : figure && `$${figure}`;
};
