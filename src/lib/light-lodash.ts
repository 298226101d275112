/**
 * Stands in for the functions of `lodash-es` that Refine's hooks call, as they call them: with plain data, dotted paths and a comparison.
 */
import { replaceEqualDeep } from '@tanstack/react-query';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const steps = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

/** What stands at a path, as in `address.city` or `rows.0.name`. */
export const get = (value: unknown, path: string): unknown =>
  steps(path).reduce<unknown>((at, step) => (isObject(at) ? Reflect.get(at, step) : undefined), value);

/** Something stands at a path, if only `undefined`. */
export const has = (value: unknown, path: string): boolean => {
  const way = steps(path);
  const last = way.pop() ?? '';
  const holder = get(value, way.join('.'));
  return isObject(holder) && Object.hasOwn(holder, last);
};

/** Data that would be the same in JSON; for anything else, the very same. */
export const isEqual = (one: unknown, other: unknown): boolean => replaceEqualDeep(one, other) === one;

/** All of both, without those that are the same as one before them. */
export const unionWith = <T>(
  one: readonly T[],
  other: readonly T[],
  isSame: (left: T, right: T) => boolean,
): T[] =>
  [...one, ...other].filter(
    (item, index, all) => all.findIndex((earlier) => isSame(earlier, item)) === index,
  );
