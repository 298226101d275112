import type { Condition, Operator, Scalar } from '../resource/condition';

type Ordered = string | number | boolean;
const holds: Record<Exclude<Operator, 'eq' | 'ne'>, (value: Ordered, bound: Ordered) => boolean> = {
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
};

/** Whether a record passes a condition. Null equals only null. Comparisons with null, or between different types, are false. */
export const matches = (record: object, condition: Condition): boolean => {
  const { field } = condition;
  const value: Scalar = Object.hasOwn(record, field)
    ? ((record as Readonly<Record<string, Scalar | undefined>>)[field] ?? null)
    : null;
  switch (condition.op) {
    case 'in':
      return condition.value.includes(value);
    case 'eq':
      return value === condition.value;
    case 'ne':
      return value !== condition.value;
    default: {
      const bound = condition.value;
      if (value === null || bound === null || typeof value !== typeof bound) return false;
      return holds[condition.op](value, bound);
    }
  }
};
