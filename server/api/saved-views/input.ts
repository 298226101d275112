import { formatListAddress, parseListAddress } from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';
import type { JsonObject } from '../body';

const longestName = 60;
const longestAddress = 2_000;

export interface ViewInput {
  readonly name: string;
  readonly address: string;
  readonly shared: boolean;
  readonly is_default: boolean;
}

type Errors = Record<string, string>;

const nameOf = (given: unknown, errors: Errors): string => {
  const name = typeof given === 'string' ? given.trim().replace(/\s+/g, ' ') : '';
  if (given !== undefined && typeof given !== 'string') errors['name'] = 'invalid';
  else if (name === '') errors['name'] = 'required';
  else if (Array.from(name).length > longestName) errors['name'] = 'max';
  return name;
};

/** The address as the portal itself would write it; a view is no page of a list, so the page is left out. */
const addressOf = (list: ListSpec, given: unknown, errors: Errors): string => {
  if (typeof given !== 'string') errors['address'] = given === undefined ? 'required' : 'invalid';
  else if (given.length > longestAddress) errors['address'] = 'max';
  else {
    const address = formatListAddress(list, { ...parseListAddress(list, given), page: 0 });
    if (address.length <= longestAddress) return address;
    errors['address'] = 'max';
  }
  return '';
};

const flagOf = (given: unknown, name: string, errors: Errors): boolean => {
  if (typeof given !== 'boolean') errors[name] = given === undefined ? 'required' : 'invalid';
  return given === true;
};

const readers = {
  name: (_: ListSpec, given: unknown, errors: Errors) => nameOf(given, errors),
  address: addressOf,
  shared: (_: ListSpec, given: unknown, errors: Errors) => flagOf(given, 'shared', errors),
  is_default: (_: ListSpec, given: unknown, errors: Errors) => flagOf(given, 'is_default', errors),
};

/**
 * Reads the parts of a view that the body names, and all of `needed`. Complaints go into `errors` by the name of the part: required,
 * invalid, max.
 */
export const readView = (
  list: ListSpec,
  body: JsonObject,
  needed: readonly (keyof ViewInput)[],
  errors: Errors,
): Partial<ViewInput> => {
  const names = (Object.keys(readers) as (keyof ViewInput)[]).filter(
    (name) => needed.includes(name) || Object.hasOwn(body, name),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      readers[name](list, Object.hasOwn(body, name) ? body[name] : undefined, errors),
    ]),
  );
};
