import type { ChipMeaning, ColorRule } from '../resource/field';
import { percentOf } from './decimal';

/**
 * The meaning of a fraction. `compliance` (a client's PACT compliance): below 50 % error, below 100 % warning, else success.
 * `progress` (everything else): 33 % and below error, 66 % and below warning, else success. Rounded down first.
 */
export const colorOf = (rule: ColorRule, fraction: unknown): ChipMeaning => {
  const percent = percentOf(fraction);
  if (percent === null) return 'gray';
  const [error, warning] = rule === 'compliance' ? [49, 99] : [33, 66];
  if (percent <= error) return 'error';
  return percent <= warning ? 'warning' : 'success';
};
