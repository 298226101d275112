import type { FormInput } from './form';
import { todayHere } from './today';
import { isValueInput, valueLimits } from './typed-value';
import type { Limits } from './value-kind';

/**
 * Returns the limits of an input, formatted for its error messages. They are the same for errors from the browser and
 * the server.
 */
export const limitsOf = (input: FormInput, language: 'en' | 'es'): Limits => {
  if (isValueInput(input)) return valueLimits(input, language, todayHere());
  return input.max === undefined ? {} : { max: input.max };
};
