import type { Condition, Operator, Scalar } from '../resource/condition';

type Order = Exclude<Operator, 'eq' | 'ne'>;
const holds: Record<Order, (value: Scalar, bound: Scalar) => boolean> = {
  lt: (value, bound) => value! < bound!,
  lte: (value, bound) => value! <= bound!,
  gt: (value, bound) => value! > bound!,
  gte: (value, bound) => value! >= bound!,
};

/**
 * Whether a record passes a condition. Null equals null and nothing else; it is neither before nor after any value, and neither
 * are values of two types.
 */
export const matches = (record: object, condition: Condition): boolean => {
  const value = ((record as Readonly<Record<string, Scalar | undefined>>)[condition.field] ?? null) as Scalar;
  switch (condition.op) {
    case 'in':
      return condition.value.includes(value);
    case 'eq':
      return value === condition.value;
    case 'ne':
      return value !== condition.value;
    default:
      return (
        value !== null &&
        typeof value === typeof condition.value &&
        holds[condition.op](value, condition.value)
      );
  }
};
